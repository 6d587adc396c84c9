import Testing

@testable import BelvedereBrowser

/// Tests of the account of a session: the processor time that is charged to it, and the delays after much use.
@Suite struct TurnAccountTests {
    private let time = ScriptedMeter()
    private let accounts: TurnAccounts

    init() {
        var options = BrowserOptions()
        options.turnTimePerSecond = .milliseconds(100)
        options.turnTimeBurst = .seconds(1)
        accounts = TurnAccounts(options: options, meter: time.meter)
    }

    private func account(at address: String = "test") -> TurnAccount { accounts.account(at: address) }

    /// Returns the account of a session whose turns have been short for a while.
    private func proven() -> TurnAccount {
        let account = account()
        for _ in 0..<TurnPlacement.shortestAbsence { _ = account.mayRunOnLoop() }
        return account
    }

    @Test func shortTurnsAreFree() {
        let account = proven()
        for _ in 0..<100_000 { account.charge(TurnPlacement.limit) }
        #expect(account.wait == .zero)
        #expect(account.lane == .quick)
        #expect(account.mayRunOnLoop())
    }

    @Test func theComputationsOfAHandlerAreCharged() {
        let account = account()
        account.charging { time.compute(for: .milliseconds(500)) }
        #expect(account.lane == .costly)
    }

    @Test func aNewSessionIsNotTakenForAQuickOne() {
        #expect(account().lane == .unproven)
        #expect(proven().lane == .quick)
    }

    @Test func nobodyWaitsForTheTurnsOfASessionWithoutItsPage() {
        let account = proven()
        account.connect()
        account.disconnect()
        #expect(account.lane == .unattended)
        account.expectPage()
        #expect(account.lane == .quick)
    }

    @Test func aPageThatConnectsBeforeItsOldConnectionEndsIsAttended() {
        let account = proven()
        account.connect()
        account.connect()
        account.disconnect()
        #expect(account.lane == .quick)
        account.disconnect()
        #expect(account.lane == .unattended)
    }

    @Test func aCostlySessionStaysCostlyWithoutItsPage() {
        let account = account()
        account.connect()
        account.charge(.milliseconds(200))
        account.disconnect()
        #expect(account.lane == .costly)
    }

    @Test func aSessionIsModerateUntilALongTurnIsForgotten() {
        let account = account()
        account.charge(.milliseconds(6))
        #expect(account.lane == .moderate)
        time.advance(by: .milliseconds(99))
        #expect(account.lane == .moderate)
        time.advance(by: .milliseconds(2))
        #expect(account.lane == .unproven)
    }

    @Test func aSessionThatTakesLongIsCostlyForAWhile() {
        let account = proven()
        account.charge(.milliseconds(200))
        #expect(account.lane == .costly)
        #expect(!account.mayRunOnLoop())
        time.advance(by: .seconds(10))
        #expect(account.lane == .quick)
        #expect(account.mayRunOnLoop())
    }

    @Test func aSessionIsCostlyForAsLongAsItsShareTakesToComeBack() {
        let account = proven()
        account.charge(.seconds(1))
        time.advance(by: .seconds(15))
        #expect(account.lane == .costly)
        time.advance(by: .seconds(15))
        #expect(account.lane == .quick)
    }

    @Test func oneExpensiveEventIsNotWaitedFor() {
        let account = account()
        account.charge(.milliseconds(900))
        #expect(account.wait == .zero)
    }

    @Test func aSessionThatHasUsedItsTimeWaitsAndIsNotCutOff() {
        let account = account()
        account.charge(.milliseconds(1_101))
        #expect((.milliseconds(999)...(.milliseconds(1_001))).contains(account.wait))
        time.advance(by: .milliseconds(500))
        #expect((.milliseconds(499)...(.milliseconds(501))).contains(account.wait))
        account.charge(.seconds(1_000))
        #expect(account.wait == TurnAccount.longestWait)
        // After some time without use, all charged time is forgotten.
        time.advance(by: TurnAccount.longestMemory + .seconds(1))
        #expect(account.wait == .zero)
        #expect(account.lane != .costly)
    }

    @Test func manySessionsOfAnAddressWaitForWhatTheyHaveUsedTogether() {
        let quiet = account(), other = account(at: "elsewhere")
        for _ in 0..<10 { account().charge(.milliseconds(900)) }
        #expect(quiet.wait > .zero)
        #expect(other.wait == .zero)
        #expect(!quiet.mayRunOnLoop())
        // Only the session's own account decides which group of threads runs its turns.
        #expect(quiet.lane == .unproven)
    }

    @Test func aNewSessionOfAnAddressOwesWhatTheOthersDid() {
        for _ in 0..<10 { account().charge(.milliseconds(900)) }
        #expect(account().wait > .zero)
    }

    @Test func addressesThatOweNothingAreForgotten() {
        account(at: "busy").charge(.seconds(5))
        for number in 0..<10_000 { _ = account(at: "address \(number)") }
        #expect(accounts.count <= 129)
        #expect(account(at: "busy").wait > .zero)
    }
}
