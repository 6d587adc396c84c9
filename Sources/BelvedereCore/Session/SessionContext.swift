public import BelvedereBinding

/// The state of one session: its environment, whether it is open, and its work.
///
/// Like views and view models, it is not `Sendable`, and only code of the session can use it. Hosts (the programs that show the views, such
/// as a server) and tests use it; app developers rarely do. Separate objects contain the session's work, its reports and the objects of
/// other modules.
public final class SessionContext {
    /// The person's language, time zone and values, and the clock.
    public let environment: SessionEnvironment
    /// Whether no work is started. It is `true` for a session that exists only to render a page once.
    package let isInert: Bool
    /// Whether ``close()`` has been called. No work starts after it.
    public private(set) var isClosed = false
    /// The root object of the session, normally its window.
    @_spi(Hosting) public var content: AnyObject?
    /// Whether the person's page is connected to the host, the server that shows the session's views. A host that keeps a session for a
    /// page that may come back sets this value.
    @_spi(Hosting) public let attendance = Dynamic(true, name: "SessionContext.isAttended")
    /// A closure that ``close()`` calls once, before running work is cancelled. Use it to close the views.
    @_spi(Hosting) public var onClose: (() -> Void)?

    /// The action that ends the session after a mistake that makes its content wrong. By default the session closes. A host that stores
    /// sessions sets this action, so that it can remove the session.
    @_spi(Hosting) public var onFailure: Action?

    /// The running work, by screen.
    package let work = SessionWork()
    /// The diagnostics and counts for the host's log.
    let reports = SessionReports()
    /// The objects that other folders and modules of Belvedere store in the session, such as its ``Device``.
    let parts = SessionParts()
    /// The closures that are called when the session closes.
    private var endings: [() -> Void] = []
    private let stopwatch: Stopwatch
    private var hasFailed = false

    #if MAIN_ACTOR_UI
    public init(environment: SessionEnvironment = SessionEnvironment(), isInert: Bool = false) {
        self.environment = environment
        self.isInert = isInert
        stopwatch = Stopwatch(environment.clock)
    }
    #else
    /// The executor that runs all code of the session.
    package let executor: SessionExecutor

    init(executor: SessionExecutor, environment: SessionEnvironment, isInert: Bool) {
        self.executor = executor
        self.environment = environment
        self.isInert = isInert
        stopwatch = Stopwatch(environment.clock)
    }
    #endif

    /// The context of the calling code's session, if there is one.
    public static var current: SessionContext? {
        #if MAIN_ACTOR_UI
        CurrentSession.ofTask ?? CurrentSession.open.ofApplication
        #else
        SessionExecutor.current?.context
        #endif
    }

    /// Whether the calling code runs on this session.
    public var isCurrent: Bool {
        #if MAIN_ACTOR_UI
        true
        #else
        ThreadSlot.isCurrent(executor)
        #endif
    }

    /// The time since the session began, by the session's own clock.
    var elapsed: Duration { stopwatch.elapsed }

    // MARK: The end

    /// Ends the session: closes the view graph and cancels the running work. Further calls have no effect.
    ///
    /// - Complexity: O(*n* log *n*) in the number of running work closures.
    public func close() {
        if isClosed { return }
        isClosed = true
        #if MAIN_ACTOR_UI
        // Code that runs because of the end belongs to this session, also if the host closes it outside every task.
        CurrentSession.$ofTask.withValue(self) { end() }
        CurrentSession.open.leave(self)
        #else
        end()
        #endif
    }

    private func end() {
        onClose?()
        onClose = nil
        onFailure = nil
        let shown = content
        content = nil
        work.end(keeping: shown)
        let endings = endings
        self.endings = []
        for end in endings { end() }
    }

    /// Calls a closure when the session closes. If it has already closed, calls the closure at once.
    func whenClosed(_ end: @escaping () -> Void) {
        if isClosed { end() } else { endings.append(end) }
    }

    /// Reports a mistake, and ends the session after the running code has returned.
    func end(because diagnostic: Diagnostic) {
        reportDiagnostic(diagnostic)
        if hasFailed || isClosed { return }
        hasFailed = true
        let ended = work.sessionScope.start {
            // The code with the mistake is still running. So wait until it has returned.
            await Task.yield()
            if let onFailure = self.onFailure { await onFailure() } else { self.close() }
        }
        // If the session starts no work any more, close it at once.
        if !ended.isStarted { close() }
    }
}
