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

    /// A piece of work that has not ended, and the object that started it.
    private struct Work {
        var task: Task<Void, Never>?
        let owner: ObjectIdentifier?
    }

    private var hasFailed = false
    private var works: [Int: Work] = [:]
    private var lastWork = 0
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

    /// The number of pieces of work that have not ended. After ``close()`` it falls to zero as the cancelled work ends.
    public var runningWork: Int { works.count }

    /// Whether work has been cancelled and has not ended yet.
    package var hasCancelledWork: Bool { works.values.contains { $0.task?.isCancelled ?? false } }

    /// Whether work that one of these objects started has not ended.
    func isRunningWork(of owners: Set<ObjectIdentifier>) -> Bool {
        works.values.contains { work in work.owner.map(owners.contains) ?? false }
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

    /// Starts work on this session. ``Launching/launch(file:line:_:)`` is the author's way here.
    ///
    /// - Parameters:
    ///   - owner: who started it; the leak detector waits for the work of what it watches.
    ///   - operation: the work.
    /// - Returns: what cancels the work or waits for it.
    @discardableResult
    public func start(for owner: AnyObject? = nil, _ operation: @escaping Action) -> LaunchedWork {
        if isInert || isClosed { return LaunchedWork(nil) }
        lastWork += 1
        let identifier = lastWork
        // `Task.immediate` may have ended before it returns, so the slot is taken first and filled only if still there.
        works[identifier] = Work(owner: owner.map(ObjectIdentifier.init))
        #if MAIN_ACTOR_UI
        let task: Task<Void, Never>
        if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
            task = Task.immediate { [self] in
                await operation()
                works.removeValue(forKey: identifier)
            }
        } else {
            // Older systems begin a task of the main actor in the actor's next turn. Works begin in the order of calls.
            task = Task { [self] in
                await operation()
                works.removeValue(forKey: identifier)
            }
        }
        #else
        guard isCurrent else { Diagnostic.launchedOffSession.stop() }
        // Safe although unchecked: the line above proves that the caller is on the session, the task is started with the
        // session's executor as its preference and never leaves it, and the closure came through a method of an object
        // of the session, which merges its captures into the session's region. `SessionStressTests` runs this under
        // ThreadSanitizer, beside a control without the task executor.
        nonisolated(unsafe) let work = operation
        nonisolated(unsafe) let context = self
        let task: Task<Void, Never>
        if #available(macOS 26, *) {
            task = Task.immediate(executorPreference: executor) {
                await work()
                context.works.removeValue(forKey: identifier)
            }
        } else {
            task = executor.runningNextJobAtOnce {
                Task(executorPreference: executor) {
                    await work()
                    context.works.removeValue(forKey: identifier)
                }
            }
        }
        #endif
        works[identifier]?.task = task
        return LaunchedWork(task)
    }

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
        for work in works.values { work.task?.cancel() }
    }

    /// Reports a mistake and ends the session because of it, once the code that runs now has returned.
    func end(because diagnostic: Diagnostic) {
        reportDiagnostic(diagnostic)
        if hasFailed || isClosed { return }
        hasFailed = true
        let ended = start {
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
