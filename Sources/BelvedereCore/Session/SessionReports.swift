/// What a session has to report: mistakes of the app, and what came too late to be done.
///
/// An object of its own, so that a handler which is told of a mistake can read the counts at the same time.
final class SessionReports {
    /// Takes each diagnostic.
    var handler: (Diagnostic) -> Void = { Diagnostic.printToStandardError($0) }
    /// Events that came for a view that had gone, or that the view did not offer.
    private(set) var droppedEvents = 0
    /// Pieces of work that were launched for a screen that had left.
    private(set) var droppedWork = 0

    /// Counts an event that could not be delivered and reports why.
    func dropEvent(_ diagnostic: Diagnostic) {
        droppedEvents += 1
        handler(diagnostic)
    }

    /// Counts work that nobody is there for any more, and reports who launched it.
    func dropWork(_ diagnostic: Diagnostic) {
        droppedWork += 1
        handler(diagnostic)
    }
}
