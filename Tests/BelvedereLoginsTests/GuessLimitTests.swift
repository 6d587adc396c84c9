import BelvedereHeadless
import Testing

@testable import BelvedereLogins

/// Tests the limit of guesses.
struct GuessLimitTests {
    private let clock = TestClock()

    @Test func afterManyTriesThereIsAWait() async {
        let limit = GuessLimit(burst: 3, interval: .seconds(60), clock: clock)
        for _ in 0..<3 { #expect(limit.take("ann") == nil) }
        #expect(limit.take("ann") == 60)
        #expect(limit.take("bob") == nil)
        await clock.advance(by: .seconds(59))
        #expect(limit.take("ann") == 1)
        await clock.advance(by: .seconds(1))
        #expect(limit.take("ann") == nil)
        #expect(limit.take("ann") == 60)
    }

    @Test func aGoodTryCostsNothing() {
        let limit = GuessLimit(burst: 1, interval: .seconds(60), clock: clock)
        for _ in 0..<100 {
            #expect(limit.take("ann") == nil)
            limit.giveBack("ann")
        }
    }

    @Test func manyNamesDoNotMakeItForget() {
        let limit = GuessLimit(burst: 1, interval: .seconds(60), clock: clock)
        #expect(limit.take("ann") == nil)
        for number in 0..<100_000 { _ = limit.take("stranger \(number)") }
        #expect(limit.take("ann") != nil)
    }

    @Test func tenThousandGuessesAtOnceAreTenGuesses() async {
        let limit = GuessLimit(burst: 10, interval: .seconds(60), clock: clock)
        let allowed = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<10_000 { group.addTask { limit.take("ann") == nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(allowed == 10)
    }

    @Test("Some tries at once are kept for others")
    func aReserve() {
        let limit = GuessLimit(burst: 3, interval: .seconds(60), clock: clock)
        #expect(limit.take("ann", leaving: 1) == nil && limit.take("ann", leaving: 1) == nil)
        #expect(limit.take("ann", leaving: 1) == 60 && limit.used("ann") == 2)
        #expect(limit.take("ann") == nil && limit.take("ann") != nil)
    }

    // With one table about 120 of the 1,000 names would share their count, and with two tables about 13.
    @Test("A name hardly ever shares its count with another name")
    func namesHaveCountsOfTheirOwn() {
        let limit = GuessLimit(burst: 3, interval: .seconds(60), clock: clock)
        for number in 0..<2_000 { _ = limit.take("stranger \(number)") }
        #expect((0..<1_000).count { limit.used("friend \($0)") > 0 } < 60)
    }

    @Test("Tries are forgotten one by one")
    func triesAreForgotten() async {
        let limit = GuessLimit(burst: 3, interval: .seconds(60), clock: clock)
        for _ in 0..<3 { _ = limit.take("ann") }
        await clock.advance(by: .seconds(90))
        #expect(limit.used("ann") == 2 && limit.used("bob") == 0)
        await clock.advance(by: .seconds(90))
        #expect(limit.used("ann") == 0)
    }
}
