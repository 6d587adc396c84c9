import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import TestSupport
import Testing

/// Tests of a list that several sessions share. Each session has its own list for it.
struct SharedListTests {
    @Test func aSessionIsToldWhatHasChanged() async throws {
        let shared = SharedList([Item(id: 1), Item(id: 2)])
        let ann = await ListObserver(shared)
        shared.append(Item(id: 3))
        #expect(shared.update(id: 2) { $0.text = "two" })
        #expect(shared.remove(id: 1) == Item(id: 1))
        #expect(shared.remove(id: 1) == nil)
        shared.edit { $0.move(from: 0, to: 1) }
        try await ann.wait(for: shared)
        #expect(await ann.elements() == [Item(id: 3), Item(id: 2, text: "two")])
        #expect(await ann.faults() == [])
        await ann.close()
    }

    @Test func editsThatBelongTogetherAreOneChange() async throws {
        let shared = SharedList<Item>()
        let ann = await ListObserver(shared)
        shared.edit { list in
            list.append(Item(id: 1))
            list.insert(Item(id: 0), at: 0)
            list[1] = Item(id: 1, text: "one")
        }
        try await ann.wait(for: shared)
        #expect(await ann.changeCount() == 1)
        await ann.close()
    }

    @Test func anEditThatThrowsKeepsWhatCameBefore() async throws {
        struct Refusal: Error {}
        let shared = SharedList<Item>()
        let ann = await ListObserver(shared)
        #expect(throws: Refusal.self) {
            try shared.edit { (list) throws(Refusal) in
                list.append(Item(id: 1))
                throw Refusal()
            }
        }
        try await ann.wait(for: shared)
        #expect(await ann.elements() == [Item(id: 1)])
        await ann.close()
    }

    @Test func aSessionThatHasMissedTooMuchComparesTheLists() async throws {
        let shared = SharedList((0..<10).map { Item(id: $0) })
        let ann = await ListObserver(shared)
        await ann.session.perform { _ in
            elsewhere {
                for number in 100..<2100 {
                    shared.append(Item(id: number))
                    shared.remove(id: number)
                }
                shared.append(Item(id: 11))
            }
        }
        try await ann.wait(for: shared)
        #expect(await ann.elements() == ((0..<10) + [11]).map { Item(id: $0) })
        #expect(await ann.faults() == [])
        await ann.close()
    }

    @Test func aSessionThatHasGoneLeavesNothingBehind() async {
        let shared = SharedList<Item>()
        let ann = await ListObserver(shared)
        #expect(shared.followerCount == 1)
        await ann.close()
        #expect(shared.followerCount == 0)
    }

    @Test func elementsThatCannotBeComparedAreSharedToo() async throws {
        nonisolated struct Opaque: Sendable, Identifiable { let id: Int }
        let shared = SharedList([Opaque(id: 1)])
        let session = Session()
        await session.perform { context in context.content = shared.list() }
        shared.append(Opaque(id: 2))
        try await until { await session.perform({ ($0.content as? DynamicListValue<Opaque>)?.count }) == 2 }
        await session.close()
    }
}

nonisolated struct Item: Sendable, Equatable, Identifiable {
    let id: Int
    var text = ""
}

/// A session's copy of a shared list. It applies each change set to the copy, and checks that the copy equals the list.
final class SeenList {
    let list: DynamicListValue<Item>
    private(set) var faults: [String] = []
    private(set) var changeCount = 0
    private var copy: [Item]
    private var token: BindingToken?

    init(_ list: DynamicListValue<Item>) {
        self.list = list
        copy = list.elements
        token = list.bind { [unowned self] change in
            changeCount += 1
            change.apply(to: &copy)
            if copy != list.elements { faults.append("after \(changeCount) changes") }
        }
    }
}

/// A session that only listens to a shared list.
struct ListObserver: Sendable {
    let session: Session

    init(_ shared: SharedList<Item>) async {
        session = Session()
        await session.perform { context in context.content = SeenList(shared.list()) }
    }

    func elements() async -> [Item] { await session.perform { ($0.content as? SeenList)?.list.elements ?? [] } }
    func faults() async -> [String] { await session.perform { ($0.content as? SeenList)?.faults ?? ["the session has gone"] } }
    func changeCount() async -> Int { await session.perform { ($0.content as? SeenList)?.changeCount ?? 0 } }

    /// Waits until the session's copy equals the current list.
    func wait(for shared: SharedList<Item>) async throws {
        try await until { await elements() == shared.elements }
    }

    func close() async { await session.close() }
}
