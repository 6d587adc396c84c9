/// Says where the turns of a session run: on its socket's event loop, or on the pool.
///
/// On the event loop an answer leaves without a change of thread. But a turn that takes long holds up all sessions of
/// that loop. So a session has to earn its place there by some turns on the pool. One that held the loop up goes back to the
/// pool, each time for twice as many turns.
struct TurnPlacement {
    /// A turn that takes longer than this is too long for an event loop. What has come and not been handled by then is
    /// handled on the pool.
    static let limit = Duration.milliseconds(1)
    static let shortestAbsence = 16
    static let longestAbsence = 4096
    /// So many short turns one after the other halve the next absence.
    static let redemption = 256

    private var absence = shortestAbsence
    private var turnsAway = shortestAbsence
    private var shortTurns = 0

    /// Whether the next turn may run on the event loop. To be asked once for each turn.
    mutating func mayRunOnLoop() -> Bool {
        if turnsAway == 0 { return true }
        turnsAway -= 1
        return false
    }

    /// To be told of each turn that has run on the event loop.
    mutating func hasRunOnLoop(for duration: Duration) {
        if duration > Self.limit {
            turnsAway = absence
            absence = min(absence * 2, Self.longestAbsence)
            shortTurns = 0
            return
        }
        shortTurns += 1
        if shortTurns == Self.redemption {
            shortTurns = 0
            absence = max(absence / 2, Self.shortestAbsence)
        }
    }
}
