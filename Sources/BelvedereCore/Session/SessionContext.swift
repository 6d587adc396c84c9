public import BelvedereBinding

/// The bookkeeping of one session: who it is for, whether it is still open, and what belongs to it.
///
/// It lives in the session's region with the views and view models and is as little `Sendable` as they are. Authors
/// rarely meet it; hosts and tests do. Its work, its reports and its parts are each an object of their own.
public final class SessionContext {
    /// Who the session is for.
    public let environment: SessionEnvironment
    /// Whether work is left unstarted: true while a page is rendered for which no session is kept.
    public let isInert: Bool
    /// Whether ``close()`` has run. Nothing starts any more.
    public private(set) var isClosed = false
    /// The object at the root of the session's graph, by convention its window.
    @_spi(Hosting) public var content: AnyObject?
    /// Whether the person's page is connected. Hosts that keep a session for a page which may come back set it.
    @_spi(Hosting) public let attendance = Dynamic(true, name: "SessionContext.isAttended")
    /// Called once by ``close()`` before running work is cancelled; the place to take the view graph apart.
    @_spi(Hosting) public var onClose: (() -> Void)?

    /// Ends the session after a mistake that makes what it shows untrustworthy; by default the session closes. A host that
    /// keeps sessions sets it, to let go of its own.
    @_spi(Hosting) public var onFailure: Action?

    /// What runs, and for which screen.
    package let work = SessionWork()
    /// What goes to the host's log.
    let reports = SessionReports()
    /// What other parts of the kit keep for the session.
    let parts = SessionParts()
    /// What is to be done when the session ends.
    private var endings: [() -> Void] = []
    private let stopwatch: Stopwatch
    private var hasFailed = false

    #if MAIN_ACTOR_UI
    /// The app's own session, for callbacks of the platform, which come outside every task.
    static weak var ofApplication: SessionContext? {
        didSet { CurrentSession.environmentOfApplication = ofApplication?.environment }
    }

    public init(environment: SessionEnvironment = SessionEnvironment(), isInert: Bool = false) {
        self.environment = environment
        self.isInert = isInert
        stopwatch = Stopwatch(environment.clock)
    }
    #else
    /// The executor on which everything of the session runs.
    public let executor: SessionExecutor

    init(executor: SessionExecutor, environment: SessionEnvironment, isInert: Bool) {
        self.executor = executor
        self.environment = environment
        self.isInert = isInert
        stopwatch = Stopwatch(environment.clock)
    }
    #endif

    /// The context of the session that the calling code runs on, if it runs on one.
    public static var current: SessionContext? {
        #if MAIN_ACTOR_UI
        CurrentSession.ofTask ?? ofApplication
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

    /// The time since the session began, by its own clock.
    var elapsed: Duration { stopwatch.elapsed }

    // MARK: The end

    /// Ends the session's work: takes the graph apart, cancels what runs. Closing twice is the same as closing once.
    ///
    /// - Complexity: O(*n* log *n*) in the number of pieces of work that run.
    public func close() {
        if isClosed { return }
        isClosed = true
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

    /// Lets something happen when the session ends: at once, if it has ended.
    func whenClosed(_ end: @escaping () -> Void) {
        if isClosed { end() } else { endings.append(end) }
    }

    /// Reports a mistake and ends the session because of it, once the code that runs now has returned.
    func end(because diagnostic: Diagnostic) {
        reportDiagnostic(diagnostic)
        if hasFailed || isClosed { return }
        hasFailed = true
        let ended = work.sessionScope.start {
            // The code that made the mistake is still running; the session goes on to what comes next first.
            await Task.yield()
            if let onFailure = self.onFailure { await onFailure() } else { self.close() }
        }
        // On a session that starts no work, nothing comes next.
        if !ended.isStarted { close() }
    }
}
