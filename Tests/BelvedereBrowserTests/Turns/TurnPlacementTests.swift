import Testing

@testable import BelvedereBrowser

@Suite struct TurnPlacementTests {
    private let short = TurnPlacement.limit, long = TurnPlacement.limit + .nanoseconds(1)

    /// A placement in the state in which turns may run on the event loop of the socket.
    private var settled: TurnPlacement {
        var placement = TurnPlacement()
        _ = absence(of: &placement)
        return placement
    }

    private func absence(of placement: inout TurnPlacement) -> Int {
        var absence = 0
        while !placement.mayRunOnLoop() { absence += 1 }
        return absence
    }

    @Test func aNewSessionBeginsOnThePool() {
        var placement = TurnPlacement()
        #expect(absence(of: &placement) == TurnPlacement.shortestAbsence)
    }

    @Test func shortTurnsRunOnTheEventLoop() {
        var placement = settled
        for _ in 0..<1_000 {
            let isHere = placement.mayRunOnLoop()
            #expect(isHere)
            placement.hasRun(for: short)
        }
    }

    @Test func aLongTurnSendsTheSessionAwayEachTimeForTwiceAsManyTurns() {
        var placement = settled
        let absences = (0..<12).map { _ in
            placement.hasRun(for: long)
            return absence(of: &placement)
        }
        #expect(absences == [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 4096, 4096, 4096])
    }

    @Test func manyShortTurnsMakeUpForALongOne() {
        var placement = settled
        for _ in 0..<3 {
            placement.hasRun(for: long)
            _ = absence(of: &placement)
        }
        for _ in 0..<(2 * TurnPlacement.redemption) { placement.hasRun(for: short) }
        placement.hasRun(for: long)
        #expect(absence(of: &placement) == 32)
    }
}
