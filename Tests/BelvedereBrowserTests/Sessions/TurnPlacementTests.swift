import Testing

@testable import BelvedereBrowser

@Suite struct TurnPlacementTests {
    private let short = TurnPlacement.limit, long = TurnPlacement.limit + .nanoseconds(1)

    @Test func shortTurnsRunOnTheEventLoopAlways() {
        var placement = TurnPlacement()
        for _ in 0..<1_000 {
            let isHere = placement.mayRunOnLoop()
            #expect(isHere)
            placement.hasRunOnLoop(for: short)
        }
    }

    @Test func aLongTurnSendsTheSessionAwayEachTimeForTwiceAsManyTurns() {
        var placement = TurnPlacement()
        let absences = (0..<12).map { _ in
            placement.hasRunOnLoop(for: long)
            var absence = 0
            while !placement.mayRunOnLoop() { absence += 1 }
            return absence
        }
        #expect(absences == [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 4096, 4096, 4096])
    }
}
