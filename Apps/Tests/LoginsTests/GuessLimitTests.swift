import Foundation
import Logins
import Synchronization
import Testing

/// A time that a test moves.
final class Hands: Sendable {
    private let time = Mutex(Date(timeIntervalSinceReferenceDate: 1_000_000))
    var now: @Sendable () -> Date { { [self] in time.withLock { $0 } } }
    func move(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}

/// How often something may be tried.
struct GuessLimitTests {
    private let hands = Hands()

    @Test func afterManyTriesThereIsAWait() {
        let limit = GuessLimit(burst: 3, interval: 60, now: hands.now)
        for _ in 0..<3 { #expect(limit.take("ann") == nil) }
        #expect(limit.take("ann") == 60)
        #expect(limit.take("bob") == nil)
        hands.move(by: 59)
        #expect(limit.take("ann") == 1)
        hands.move(by: 1)
        #expect(limit.take("ann") == nil)
        #expect(limit.take("ann") == 60)
    }

    @Test func aGoodTryCostsNothing() {
        let limit = GuessLimit(burst: 1, interval: 60, now: hands.now)
        for _ in 0..<100 {
            #expect(limit.take("ann") == nil)
            limit.giveBack("ann")
        }
    }

    @Test func manyNamesDoNotMakeItForget() {
        let limit = GuessLimit(burst: 1, interval: 60, now: hands.now)
        #expect(limit.take("ann") == nil)
        for number in 0..<100_000 { _ = limit.take("stranger \(number)") }
        #expect(limit.take("ann") != nil)
    }

    @Test func tenThousandGuessesAtOnceAreTenGuesses() async {
        let limit = GuessLimit(burst: 10, interval: 60, now: hands.now)
        let allowed = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<10_000 { group.addTask { limit.take("ann") == nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(allowed == 10)
    }
}
