extension SessionContext {
    /// Takes each diagnostic. Hosts log it; tests collect it. The default prints it to standard error.
    public var reportDiagnostic: (Diagnostic) -> Void {
        get { reports.handler }
        set { reports.handler = newValue }
    }

    /// Events that came for a view that had gone, or that the view did not offer.
    public var droppedEvents: Int { reports.droppedEvents }

    /// Pieces of work that were launched for a screen that had left.
    public var droppedWork: Int { reports.droppedWork }

    /// The number of pieces of work that have not ended, of the session and of all its screens. After ``close()`` it falls
    /// to zero as the cancelled work ends.
    public var runningWork: Int { work.runningCount }

    /// Counts an event that could not be delivered and reports why. A late event is never a trap: the person clicked
    /// what was on the screen a moment ago.
    public func dropEvent(_ diagnostic: Diagnostic) {
        reports.dropEvent(diagnostic)
    }

    /// Reports to the session the calling code runs on, or to standard error where there is none.
    static func report(_ diagnostic: Diagnostic) {
        if let current { current.reportDiagnostic(diagnostic) } else { Diagnostic.printToStandardError(diagnostic) }
    }
}
