import Belvedere
import BelvedereBinding
import BelvedereTesting
import Testing

// The examples of the article "Sharing between users".

/// One for everybody.
nonisolated let votes = SharedDynamic(0)

/// One for each person.
final class PollViewModel: ViewModel {
    let total = votes.dynamic().map { "\($0) votes" }

    func vote() {
        votes.update { $0 += 1 }
    }
}

func poll(sharing votes: SharedDynamic<Int>) -> BelvedereApp {
    BelvedereApp("Poll", path: "/poll") { _ in
        let total = Label()
        votes.dynamic().map { "\($0) votes" }.bindAndFire(to: total, \.text)
        return Window(Screen(title: "Poll", content: Stack(total, Button("Vote") { votes.update { $0 += 1 } })))
    }
}

nonisolated struct Wish: Sendable, Equatable, Codable, Identifiable {
    let id: Int
    var text: String
}

func sharedVotes(over transport: some SharedTransport) -> SharedDynamic<Int> {
    SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
}

func sharedWishes(over transport: some SharedTransport) -> SharedList<Wish> {
    SharedList(name: "wishes", sharedBy: transport)
}

final class LobbyViewModel: ViewModel {
    let here: DynamicValue<String>

    init(presence: Presence) {
        here = presence.join().map { $0 == 1 ? "You are alone" : "\($0) people here" }
    }
}

func log(_ votes: SharedDynamic<Int>) async {
    for await count in votes.values { print("\(count) votes") }
}

/// Runs the examples of the article.
struct SharingArticle {
    @Test func wishesAreEdited() {
        let wishes = SharedList<Wish>()
        wishes.append(Wish(id: 1, text: "A longer break"))
        wishes.update(id: 1) { $0.text = "A much longer break" }
        wishes.remove(id: 1)
        wishes.edit { list in
            if list.count == 10 { list.remove(at: 0) }
            list.append(Wish(id: 2, text: "Tea"))
        }
        #expect(wishes.elements == [Wish(id: 2, text: "Tea")])
    }

    @Test func twoPeopleSeeOneNumber() async {
        let app = poll(sharing: SharedDynamic(0))
        await withApp(app) { ann in
            await withApp(app) { bob in
                bob.tap(.button, "Vote")
                await bob.wait(for: .label, "1 votes")
            }
            await ann.wait(for: .label, "1 votes")
        }
    }

    @Test func modelsShowWhatIsShared() {
        withSession {
            let before = votes.value
            let poll = PollViewModel()
            poll.vote()
            #expect(votes.value == before + 1 && poll.total.value.hasSuffix("votes"))
            let presence = Presence()
            #expect(LobbyViewModel(presence: presence).here.value == "You are alone")
        }
    }
}
