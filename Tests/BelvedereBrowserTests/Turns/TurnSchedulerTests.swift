import Belvedere
import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of the threads for turns: a session with a long computation must delay only itself.
@Suite(.timeLimit(minutes: 5)) struct TurnSchedulerTests {
    private let time = ScriptedMeter()
    private let accounts: TurnAccounts
    private let scheduler = TurnScheduler(processors: 2)

    init() { accounts = TurnAccounts(options: BrowserOptions(), meter: time.meter) }

    private func quick(at address: String) -> TurnAccount {
        let account = accounts.account(at: address)
        for _ in 0..<TurnPlacement.shortestAbsence { _ = account.mayRunOnLoop() }
        return account
    }

    private func costly(at address: String) -> TurnAccount {
        let account = accounts.account(at: address)
        account.charge(.seconds(1))
        return account
    }

    /// Runs one turn, and waits until it has ended.
    private func run(_ account: TurnAccount) async {
        await withCheckedContinuation { continuation in scheduler.carrier(for: account)({ continuation.resume() }) }
    }

    @Test func aCheapTurnIsNotHeldUpByCostlySessionsHoweverManyThereAre() async {
        let gate = DispatchSemaphore(value: 0)
        for number in 0..<50 {
            scheduler.carrier(for: costly(at: "address \(number)"))({ gate.wait() })
        }
        // If all turns shared the same threads, these would wait forever.
        for _ in 0..<100 { await run(quick(at: "honest")) }
        await run(accounts.account(at: "new"))
        for _ in 0..<50 { gate.signal() }
    }

    @Test func firstTurnsOfOneAddressHoldUpNoOtherAddress() async {
        let gate = DispatchSemaphore(value: 0)
        for _ in 0..<50 { scheduler.carrier(for: accounts.account(at: "busy"))({ gate.wait() }) }
        for _ in 0..<10 { await run(accounts.account(at: "new")) }
        for _ in 0..<50 { gate.signal() }
    }

    @Test func someLongFirstTurnsHoldUpNoNewPageOfTheSameAddress() async {
        let gate = DispatchSemaphore(value: 0)
        for _ in 0..<7 { scheduler.carrier(for: accounts.account(at: "office"))({ gate.wait() }) }
        for _ in 0..<10 { await run(accounts.account(at: "office")) }
        for _ in 0..<7 { gate.signal() }
    }

    @Test func sessionsWithLongTurnsHoldUpNoNewPageOfTheSameAddress() async {
        let gate = DispatchSemaphore(value: 0)
        for _ in 0..<50 {
            let account = accounts.account(at: "office")
            account.charge(.milliseconds(6))
            scheduler.carrier(for: account)({ gate.wait() })
        }
        for _ in 0..<10 { await run(accounts.account(at: "office")) }
        for _ in 0..<50 { gate.signal() }
    }

    @Test func aTurnOfAnotherAddressComesBeforeTheNextOfACostlyOne() async throws {
        let gate = DispatchSemaphore(value: 0), begun = AsyncStream.makeStream(of: Void.self)
        let order = Mutex<[String]>([])
        let busy = costly(at: "busy"), other = costly(at: "other")
        scheduler.carrier(for: busy)({
            begun.continuation.finish()
            gate.wait()
        })
        for await _ in begun.stream {}
        for _ in 0..<10 { scheduler.carrier(for: busy)({ order.withLock { $0.append("busy") } }) }
        scheduler.carrier(for: other)({ order.withLock { $0.append("other") } })
        gate.signal()
        try await until { order.withLock { $0.count } >= 11 }
        #expect(order.withLock { Array($0.prefix(2)) } == ["busy", "other"])
    }

    @Test func theTimeOfATurnIsCharged() async throws {
        let account = quick(at: "test")
        await withCheckedContinuation { continuation in
            scheduler.carrier(for: account)({ [time] in
                time.compute(for: .seconds(1))
                continuation.resume()
            })
        }
        try await until { account.lane == .costly }
    }
}
