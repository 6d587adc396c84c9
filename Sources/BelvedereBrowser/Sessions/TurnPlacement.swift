/// Says where the turns of a session run: on its socket's event loop, or on the pool.
///
/// On the event loop an answer leaves without a change of thread. But a turn that takes long holds up all sessions of
/// that loop, so a session which has done so runs on the pool for a while, each time for twice as many turns.
struct TurnPlacement {
    /// A turn that takes longer than this is too long for an event loop.
    static let limit = Duration.milliseconds(1)
    static let shortestAbsence = 16
    static let longestAbsence = 4096

    private var absence = shortestAbsence
    private var turnsAway = 0

    /// Whether the next turn may run on the event loop. To be asked once for each turn.
    mutating func mayRunOnLoop() -> Bool {
        if turnsAway == 0 { return true }
        turnsAway -= 1
        return false
    }

    /// To be told of each turn that has run on the event loop.
    mutating func hasRunOnLoop(for duration: Duration) {
        guard duration > Self.limit else { return }
        turnsAway = absence
        absence = min(absence * 2, Self.longestAbsence)
    }
}
