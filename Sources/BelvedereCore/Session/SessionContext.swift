/// The bookkeeping of one session: its running work, its environment and what it has to report.
///
/// It lives in the session's region with the views and view models and is as little `Sendable` as they are. Authors
/// rarely meet it; hosts and tests do.
public final class SessionContext {
    /// Who the session is for.
    public let environment: SessionEnvironment
    /// Whether work is left unstarted: true while a page is rendered for which no session is kept.
    public let isInert: Bool
    /// Whether ``close()`` has run. Nothing starts any more.
    public private(set) var isClosed = false
    /// Events that came for a view that had gone, or that the view did not offer.
    public private(set) var droppedEvents = 0
    /// Pieces of work that were launched for a screen that had left.
    public private(set) var droppedWork = 0
    /// The number of pieces of work that have not ended, of the session and of all its screens. After ``close()`` it falls
    /// to zero as the cancelled work ends.
    public private(set) var runningWork = 0
    /// Takes each diagnostic. Hosts log it; tests collect it. The default prints it to standard error.
    public var reportDiagnostic: (Diagnostic) -> Void = { Diagnostic.printToStandardError($0) }
    /// The object at the root of the session's graph, by convention its window.
    public var content: AnyObject?
    /// Called once by ``close()`` before running work is cancelled; the place to take the view graph apart.
    public var onClose: (() -> Void)?

    /// Ends the session after a mistake that makes what it shows untrustworthy; by default the session closes. A host that
    /// keeps sessions sets it, to let go of its own.
    public var onFailure: Action?

    /// Watches what should go with its screen. On in debug builds; `nil` costs nothing.
    public var leakDetector: LeakDetector? = {
        #if DEBUG
        LeakDetector()
        #else
        nil
        #endif
    }()
    /// The person's device.
    public private(set) lazy var device = Device(context: self)

    /// The work that belongs to no screen.
    package let work = WorkScope()
    /// The scopes with work that has not ended. Those of screens that have left stay until it has.
    private var scopes: [ObjectIdentifier: WorkScope] = [:]
    /// The scope of the code that runs now, where it is known without asking the task.
    private var scopeOfTurn: WorkScope?
    private var ownership = WorkOwnership()
    private var hasFailed = false
    private let stopwatch: () -> Duration

    #if MAIN_ACTOR_UI
    /// The session that the running task belongs to. Tests have several at a time; tasks inherit it.
    @TaskLocal static var ofTask: SessionContext?
    /// The app's own session, for callbacks of the platform, which come outside every task.
    static weak var ofApplication: SessionContext?

    public init(environment: SessionEnvironment = SessionEnvironment(), isInert: Bool = false) {
        self.environment = environment
        self.isInert = isInert
        stopwatch = Self.stopwatch(environment.clock)
    }
    #else
    /// The executor on which everything of the session runs.
    public let executor: SessionExecutor

    init(executor: SessionExecutor, environment: SessionEnvironment, isInert: Bool) {
        self.executor = executor
        self.environment = environment
        self.isInert = isInert
        stopwatch = Self.stopwatch(environment.clock)
    }
    #endif

    /// The context of the session that the calling code runs on, if it runs on one.
    public static var current: SessionContext? {
        #if MAIN_ACTOR_UI
        ofTask ?? ofApplication
        #else
        SessionExecutor.current?.context
        #endif
    }

    /// The time since the session began, by its own clock.
    var elapsed: Duration { stopwatch() }

    private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// Whether the calling code runs on this session.
    public var isCurrent: Bool {
        #if MAIN_ACTOR_UI
        true
        #else
        ThreadSlot.isCurrent(executor)
        #endif
    }

    // MARK: Work

    /// The scope that the running code belongs to: that of a screen, or the session's.
    package var currentScope: WorkScope {
        if let scopeOfTurn { return scopeOfTurn }
        if let current = CurrentScope.ofTask, current.context === self { return current.scope }
        return work
    }

    /// The scope for what an object launches: that of the screen it belongs to, or that of the running code.
    func scope(for object: AnyObject) -> WorkScope {
        ownership.scope(owning: object) ?? currentScope
    }

    /// Notes that an object belongs to the screen with this scope: what it launches goes there, whoever asks for it.
    package func assign(_ object: AnyObject, to scope: WorkScope) {
        ownership.assign(object, to: scope)
    }

    /// Runs `body` as code of a screen.
    package func perform<Result>(in scope: WorkScope, _ body: () throws -> Result) rethrows -> Result {
        let before = scopeOfTurn
        scopeOfTurn = scope
        defer { scopeOfTurn = before }
        return try body()
    }

    func willStartWork(in scope: WorkScope) {
        runningWork += 1
        scopes[ObjectIdentifier(scope)] = scope
    }

    func didEndWork(in scope: WorkScope, isLast: Bool) {
        runningWork -= 1
        if isLast { scopes[ObjectIdentifier(scope)] = nil }
    }

    /// The pieces of work that have been cancelled and have not ended yet.
    package var cancelledWork: Int { scopes.values.reduce(0) { $0 + $1.cancelledWork } }
    /// How many of them a test has waited for in vain.
    package var cancelledWorkWaitedFor = 0

    /// Whether work that one of these objects started has not ended.
    func isRunningWork(of owners: Set<ObjectIdentifier>) -> Bool {
        scopes.values.contains { $0.isRunningWork(of: owners) }
    }

    /// Counts work that nobody is there for any more, and reports who launched it.
    func dropWork(_ diagnostic: Diagnostic) {
        droppedWork += 1
        reportDiagnostic(diagnostic)
    }

    // MARK: Events and the end

    /// Counts an event that could not be delivered and reports why. A late event is never a trap: the person clicked
    /// what was on the screen a moment ago.
    public func dropEvent(_ diagnostic: Diagnostic) {
        droppedEvents += 1
        reportDiagnostic(diagnostic)
    }

    /// Ends the session's work: takes the graph apart, cancels what runs. Closing twice is the same as closing once.
    public func close() {
        if isClosed { return }
        isClosed = true
        onClose?()
        onClose = nil
        onFailure = nil
        content = nil
        work.end()
        for scope in scopes.values { scope.end() }
    }

    /// Reports a mistake and ends the session because of it, once the code that runs now has returned.
    func end(because diagnostic: Diagnostic) {
        reportDiagnostic(diagnostic)
        if hasFailed || isClosed { return }
        hasFailed = true
        let ended = work.start {
            // The code that made the mistake is still running; the session goes on to what comes next first.
            await Task.yield()
            if let onFailure = self.onFailure { await onFailure() } else { self.close() }
        }
        // On a session that starts no work, nothing comes next.
        if !ended.isStarted { close() }
    }

    /// Reports to the session the calling code runs on, or to standard error where there is none.
    static func report(_ diagnostic: Diagnostic) {
        if let current { current.reportDiagnostic(diagnostic) } else { Diagnostic.printToStandardError(diagnostic) }
    }
}
