import Dispatch
import Synchronization
import Testing

@testable import BelvedereLogins

/// Tests the queue of waiting passwords.
struct PasswordQueueTests {
    /// The order in which waiting logins were served or refused.
    private final class Record: Sendable {
        private let entries = Mutex<[String]>([])
        var all: [String] { entries.withLock { $0 } }
        func note(_ entry: String) { entries.withLock { $0.append(entry) } }
    }

    /// Adds all logins of a list one after another while the first one is being served.
    private func serve(_ ranks: [(String, LoginRank)], places: Int) async -> (served: [String], refused: Set<String>) {
        let queue = PasswordQueue(places: places), gate = DispatchSemaphore(value: 0), served = Record(), refused = Record()
        await withTaskGroup(of: Void.self) { group in
            let begun = AsyncStream.makeStream(of: Void.self)
            group.addTask {
                _ = await queue.run(.knownBrowser) {
                    begun.continuation.finish()
                    gate.wait()
                    return true
                }
            }
            for await _ in begun.stream {}
            for (name, rank) in ranks {
                let before = queue.arrivals
                group.addTask {
                    let result = await queue.run(rank) {
                        served.note(name)
                        return true
                    }
                    if result == nil { refused.note(name) }
                }
                while queue.arrivals == before { await Task.yield() }
            }
            gate.signal()
        }
        return (served.all, Set(refused.all))
    }

    @Test("Known browsers come first, and then those who have guessed least")
    func theOrder() async {
        let outcome = await serve(
            [
                ("guesser", .stranger(guesses: 5)), ("new", .stranger(guesses: 0)), ("owner", .knownBrowser),
                ("newer", .stranger(guesses: 0)),
            ],
            places: 10
        )
        #expect(outcome.served == ["owner", "new", "newer", "guesser"] && outcome.refused.isEmpty)
    }

    @Test("A line that is full sends away those with the least claim, however early they came")
    func aFullLine() async {
        let outcome = await serve(
            [
                ("a", .stranger(guesses: 9)), ("b", .stranger(guesses: 3)), ("c", .stranger(guesses: 3)), ("new", .stranger(guesses: 0)),
                ("owner", .knownBrowser),
            ],
            places: 2
        )
        #expect(outcome.served == ["owner", "new"] && outcome.refused == ["a", "b", "c"])
    }
}
