import Belvedere
import BelvedereHeadless
import Repeatable
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of sessions that are kept after their connections were cut, so that their pages can continue them.
@Suite(.timeLimit(minutes: 5)) struct HoldingTests {
    private func options(_ change: (inout BrowserOptions) -> Void = { _ in }) -> BrowserOptions {
        var options = BrowserOptions()
        options.clock = TestClock()
        change(&options)
        return options
    }

    private func session(from address: String) -> BrowserSession {
        let options = BrowserOptions()
        return BrowserSession(
            application: BelvedereApp("Test", path: "/test") { _ in Window(Screen()) }, environment: SessionEnvironment(),
            visitor: Visitor(cookie: Secret.make(), address: address), options: options,
            quota: UploadQuota(maximum: options.maximumUploadBytes), metrics: BrowserMetrics()
        )
    }

    @Test func afterACutOfAllConnectionsEveryPageFindsItsSessionAgain() async throws {
        let registry = SessionRegistry(options: options(), metrics: BrowserMetrics())
        var sessions: [BrowserSession] = []
        for number in 0..<5_000 {
            let session = session(from: "address \(number % 100)")
            try await registry.add(session)
            sessions.append(session)
        }
        for session in sessions { await registry.hold(session, bytes: 500) }
        #expect(registry.heldCount == 5_000)
        // If the registry searched all sessions each time, it would need more than 12 million steps.
        #expect(registry.heldSteps < 5_000 * 50)
        let found = sessions.shuffled().count { registry.claim($0.identifier, for: $0.visitor) === $0 }
        #expect(found == 5_000)
        #expect(registry.heldCount == 0)
        #expect(registry.heldSteps < 5_000 * 100)
        await registry.shutDown()
    }

    @Test func lettingManySessionsGoTakesFewStepsForEach() async throws {
        let registry = SessionRegistry(options: options { $0.maximumHeldSessions = 1_000 }, metrics: BrowserMetrics())
        for number in 0..<4_000 {
            let session = session(from: "address \(number % 50)")
            try await registry.add(session)
            await registry.hold(session, bytes: 10)
        }
        #expect(registry.heldCount == 1_000)
        #expect(registry.heldSteps < 4_000 * 100)
        await registry.shutDown()
    }

    @Test func holdingManySessionsDrivesOutOnlyOnesOwn() async throws {
        let registry = SessionRegistry(options: options { $0.maximumHeldSessions = 10 }, metrics: BrowserMetrics())
        var modest: [BrowserSession] = []
        for number in 0..<4 {
            let session = session(from: "modest \(number)")
            try await registry.add(session)
            await registry.hold(session, bytes: 10)
            modest.append(session)
        }
        for _ in 0..<50 {
            let session = session(from: "greedy")
            try await registry.add(session)
            await registry.hold(session, bytes: 10)
        }
        #expect(modest.allSatisfy { registry.claim($0.identifier, for: $0.visitor) === $0 })
        await registry.shutDown()
    }

    @Test func aFullHostMakesRoomWithASessionOfTheAddressThatHoldsMost() async throws {
        let registry = SessionRegistry(options: options { $0.maximumSessions = 4 }, metrics: BrowserMetrics())
        let modest = session(from: "modest")
        try await registry.add(modest)
        await registry.hold(modest, bytes: 10)
        for _ in 0..<3 {
            let session = session(from: "greedy")
            try await registry.add(session)
            await registry.hold(session, bytes: 10)
        }
        try await registry.add(session(from: "visitor"))
        #expect(registry.claim(modest.identifier, for: modest.visitor) === modest)
        #expect(registry.heldCount == 2)
        await registry.shutDown()
    }

    @Test func sessionsEndOneAfterTheOtherAsTheirTimeIsUp() async throws {
        let clock = TestClock()
        let registry = SessionRegistry(options: options { $0.clock = clock }, metrics: BrowserMetrics())
        for _ in 0..<3 {
            let session = session(from: "test")
            try await registry.add(session)
            await registry.hold(session, bytes: 10)
            await clock.advance(by: .seconds(50))
        }
        // The sessions were cut at 0, 50 and 100 seconds. The first has expired.
        try await until { registry.heldCount == 2 }
        await clock.advance(by: .seconds(21))
        try await until { registry.heldCount == 1 }
        await clock.advance(by: .seconds(50))
        try await until { registry.heldCount == 0 }
        // A session that is cut later expires too: the registry waits again for the next end.
        let late = session(from: "test")
        try await registry.add(late)
        await registry.hold(late, bytes: 10)
        await clock.advance(by: .seconds(119))
        #expect(registry.heldCount == 1)
        await clock.advance(by: .seconds(2))
        try await until { registry.count == 0 }
    }

    @Test func theNameWithTheLargestAmountIsAtHandWhateverChanges() {
        var dice = SplitMix64(seed: Environment.seed)
        var ranking = Ranking(), amounts: [String: Int] = [:]
        for _ in 0..<2_000 {
            let name = String(Int.random(in: 0..<40, using: &dice)), amount = Int.random(in: 0..<30, using: &dice)
            ranking.set(amount, for: name)
            amounts[name] = amount == 0 ? nil : amount
            #expect(ranking.largest.map { ranking.amount(of: $0) } == amounts.values.max())
        }
    }
}
