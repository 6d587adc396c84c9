/// The reports of a session: diagnostics of mistakes, and counts of events and work that came after their screen had left.
///
/// This is a separate object, so that a handler can read the counts while it receives a diagnostic.
final class SessionReports {
    /// Receives each diagnostic.
    var handler: (Diagnostic) -> Void = { Diagnostic.printToStandardError($0) }
    /// The number of events that were dropped, because their view had left or did not accept them.
    private(set) var droppedEvents = 0
    /// The number of times that work was not started, because its screen had left.
    private(set) var droppedWork = 0

    /// Counts an event that could not be delivered, and reports the reason.
    func dropEvent(_ diagnostic: Diagnostic) {
        droppedEvents += 1
        handler(diagnostic)
    }

    /// Counts work for a screen that has left, and reports where it was launched.
    func dropWork(_ diagnostic: Diagnostic) {
        droppedWork += 1
        handler(diagnostic)
    }
}
