extension SessionContext {
    /// The closure that receives each diagnostic. A host (the program that shows the views, such as a server) logs it, and a test collects
    /// it. The default prints it to standard error.
    public var reportDiagnostic: (Diagnostic) -> Void {
        get { reports.handler }
        set { reports.handler = newValue }
    }

    /// The number of events that were dropped, because their view had left or did not accept them.
    public var droppedEvents: Int { reports.droppedEvents }

    /// The number of times that work was not started, because its screen had left.
    public var droppedWork: Int { reports.droppedWork }

    /// The number of started work closures that have not ended, of the session and of all its screens. After ``close()`` it falls to zero
    /// as the cancelled work ends.
    public var runningWork: Int { work.runningCount }

    /// Counts an event that could not be delivered, and reports the reason. Such an event never stops the program: the person may have used
    /// a view that was removed a moment ago.
    package func dropEvent(_ diagnostic: Diagnostic) {
        reports.dropEvent(diagnostic)
    }

    /// Reports a diagnostic to the session of the calling code. Without a session, prints the diagnostic to standard error.
    static func report(_ diagnostic: Diagnostic) {
        if let current { current.reportDiagnostic(diagnostic) } else { Diagnostic.printToStandardError(diagnostic) }
    }
}
