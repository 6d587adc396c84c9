import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import TestSupport
import Testing

/// Tests of values, lists and presences that several nodes (servers) share.
struct SharedTransportTests {
    private nonisolated struct Wish: Sendable, Equatable, Codable, Identifiable {
        let id: String
        var text = ""
    }

    @Test func aChangeIsSeenAtOnceWhereItIsMadeAndLaterOnTheOthers() {
        let loop = LoopTransport()
        let ann = SharedDynamic("", name: "motto", sharedBy: loop.node("ann"))
        let bob = SharedDynamic("", name: "motto", sharedBy: loop.node("bob"))
        ann.value = "hello"
        #expect((ann.value, bob.value) == ("hello", ""))
        loop.settle()
        #expect((ann.value, bob.value) == ("hello", "hello"))
    }

    @Test func ofTwoChangesAtOnceTheLaterHoldsOnAllNodes() {
        let loop = LoopTransport()
        let ann = SharedDynamic("", name: "motto", sharedBy: loop.node("ann"))
        let bob = SharedDynamic("", name: "motto", sharedBy: loop.node("bob"))
        ann.value = "ann"
        bob.value = "bob"
        loop.store(from: "bob")
        loop.store(from: "ann")
        // Ann's node shows her own change immediately, and keeps showing it until the change has come back through the transport.
        loop.deliver(to: "ann")
        #expect(ann.value == "ann")
        loop.settle()
        #expect((ann.value, bob.value) == ("ann", "ann"))
    }

    @Test func additionsOfAllNodesAddUp() {
        let loop = LoopTransport()
        let nodes = ["ann", "bob", "cat"].map { name in
            SharedDynamic(10, name: "votes", sharedBy: loop.node(name)) { before, after, current in current + after - before }
        }
        for round in 1...5 { for node in nodes { node.update { $0 += round } } }
        loop.settle()
        #expect(nodes.map(\.value) == [55, 55, 55])
    }

    @Test func asManyChangesAsAStateIsMadeOfKeepOne() {
        let loop = LoopTransport()
        let ann = SharedDynamic(0, name: "votes", sharedBy: loop.node("ann")) { $2 + $1 - $0 }
        for _ in 0..<300 { ann.update { $0 += 1 } }
        loop.settle()
        #expect(loop.keptSequence == 256)
        let late = SharedDynamic(0, name: "votes", sharedBy: loop.node("late")) { $2 + $1 - $0 }
        loop.restart("late")
        #expect(late.value == 256)
        loop.settle()
        #expect(late.value == 300)
    }

    @Test func anEqualValueIsNoChangeForOtherNodes() {
        let loop = LoopTransport()
        let ann = SharedDynamic(1, name: "number", sharedBy: loop.node("ann"))
        ann.value = 1
        ann.update { $0 += 0 }
        #expect(!loop.store(from: "ann"))
    }

    @Test func listsOfAllNodesBecomeTheSameWhateverHappensInWhichOrder() {
        let seed = Seed()
        for round in 0..<(Seed.isSoak ? 5_000 : 200) {
            var random = seed.numbers(for: round)
            let loop = LoopTransport()
            let names = ["ann", "bob", "cat"]
            let start = [Wish(id: "a"), Wish(id: "b"), Wish(id: "c")]
            let lists = names.map { SharedList(start, name: "wishes", sharedBy: loop.node($0)) }
            for number in 0..<60 {
                let index = Int.random(in: 0..<3, using: &random)
                switch Int.random(in: 0..<20, using: &random) {
                case 0..<8: lists[index].edit { Self.edit(&$0, "\(names[index]) \(number)", &random) }
                case 8..<13: loop.store(from: names[index])
                case 13..<19: loop.deliver(to: names[index])
                default: loop.restart(names[index])
                }
            }
            loop.settle()
            #expect(lists[1].elements == lists[0].elements, seed.comment)
            #expect(lists[2].elements == lists[0].elements, seed.comment)
            #expect(Set(lists[0].elements.map(\.id)).count == lists[0].count, seed.comment)
        }
    }

    @Test func aSessionSeesTheEditsOfOtherNodesAsTheyAre() async throws {
        let loop = LoopTransport()
        let ann = SharedList([Wish(id: "a")], name: "wishes", sharedBy: loop.node("ann"))
        let bob = SharedList([Wish(id: "a")], name: "wishes", sharedBy: loop.node("bob"))
        let session = Session()
        await session.perform { context in context.content = SeenEdits(bob.list()) }
        ann.edit { list in
            list.append(Wish(id: "b"))
            list.move(from: 0, to: 1)
            list.update(id: "a") { $0.text = "new" }
        }
        loop.settle()
        try await until { await session.perform({ ($0.content as? SeenEdits)?.list.elements.count }) == 2 }
        await session.perform { context in
            let seen = context.content as? SeenEdits
            #expect(seen?.list.elements == [Wish(id: "b"), Wish(id: "a", text: "new")])
            // The session receives three edits, and not the whole list.
            #expect(seen?.steps == 3)
        }
        await session.close()
    }

    @Test func peopleOfAllNodesAreCountedAndGoWithTheirNode() async {
        let loop = LoopTransport()
        let (ann, bob) = (Presence(name: "lobby", sharedBy: loop.node("ann")), Presence(name: "lobby", sharedBy: loop.node("bob")))
        let people = [Session(), Session(), Session(), Session()]
        for (person, presence) in zip(people, [ann, ann, ann, bob]) { await person.perform { _ in _ = presence.join() } }
        #expect((ann.count, bob.count) == (3, 1))
        // Three people arrive at Ann's node. It sends the first arrival at once. When that message has come back, it sends one message for
        // the other two.
        #expect(loop.store(from: "ann"))
        #expect(!loop.store(from: "ann"))
        loop.settle()
        #expect((ann.count, bob.count) == (4, 4))
        await people[0].close()
        loop.settle()
        #expect((ann.count, bob.count) == (3, 3))
        loop.leave("bob")
        loop.deliver(to: "ann")
        #expect(ann.count == 2)
        // Bob's node is wrongly reported as gone. It has not left, so it sends its number of people again.
        loop.settle()
        #expect((ann.count, bob.count) == (3, 3))
        for person in people { await person.close() }
    }

    private static func edit(_ list: inout SharedListEdit<Wish>, _ name: String, _ random: inout some RandomNumberGenerator) {
        let place = list.isEmpty ? 0 : Int.random(in: 0..<list.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<3: list.insert(Wish(id: name), at: Int.random(in: 0...list.count, using: &random))
        case 3: if !list.isEmpty { list[place].text = name }
        case 4: if !list.isEmpty { list[place] = Wish(id: name + "'") }
        case 5, 6: if !list.isEmpty { list.move(from: place, to: Int.random(in: 0..<list.count, using: &random)) }
        default: if !list.isEmpty { list.remove(at: place) }
        }
    }

    private final class SeenEdits {
        let list: DynamicListValue<Wish>
        private(set) var steps = 0
        private var token: BindingToken?

        init(_ list: DynamicListValue<Wish>) {
            self.list = list
            token = list.bind { [unowned self] change in
                if case .reload = change { steps += 1_000 } else { steps += change.steps.count }
            }
        }
    }
}
