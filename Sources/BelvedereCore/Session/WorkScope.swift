/// The running work of one screen, or of a session, which ends together.
///
/// Every screen has a scope. What the screen, its views and the objects that it owns launch goes there, and when the screen
/// leaves it is cancelled. Work that is to go on says so with `launch(in: .session)`.
package final class WorkScope {
    /// A piece of work that has not ended, and the object that started it.
    private struct Work {
        var task: Task<Void, Never>?
        let owner: ObjectIdentifier?
    }

    /// Whether ``end()`` has been called. Nothing starts here any more.
    package private(set) var isEnded = false
    private let owner: ObjectIdentifier?
    private weak var context: SessionContext?
    private var works: [Int: Work] = [:]
    private var lastWork = 0
    /// Scopes that end with this one.
    private var parts: [WorkScope] = []
    /// What the work may use without holding it; asked once, when the scope ends.
    private var belongings: (() -> [AnyObject])?
    /// What cancelled work may still use, until it has ended.
    ///
    /// Authors capture a screen and what it owns by `unowned`. That is right while the screen is there. But a request that does not
    /// notice its cancellation comes back later. If the objects were gone by then, the program would end.
    private var kept: [AnyObject] = []

    /// A scope without work.
    ///
    /// - Parameters:
    ///   - owner: whose work it is where nobody else is known; the leak detector waits for it.
    ///   - belongings: what must stay until the work has ended.
    package init(of owner: AnyObject? = nil, keeping belongings: (() -> [AnyObject])? = nil) {
        self.owner = owner.map { ObjectIdentifier($0) }
        self.belongings = belongings
    }

    /// The number of pieces of work that have not ended. After ``end()`` it falls to zero as the cancelled work ends.
    ///
    /// - Complexity: linear in the number of scopes that are part of this one, which is at most one for a screen.
    package var runningWork: Int { parts.reduce(works.count) { $0 + $1.runningWork } }

    /// Cancels what runs, in the order in which it was started, and starts nothing more. Ending twice is the same as ending
    /// once.
    ///
    /// - Parameter other: what else must stay until the work has ended.
    /// - Complexity: O(*n* log *n*) in the number of pieces of work.
    package func end(keeping other: AnyObject? = nil) {
        if isEnded { return }
        isEnded = true
        if !works.isEmpty { kept = (belongings?() ?? []) + [other].compactMap(\.self) }
        for (_, work) in works.sorted(by: { $0.key < $1.key }) { work.task?.cancel() }
        for part in parts { part.end(keeping: other) }
    }

    /// Lets another scope end with this one, as that of the code which built a screen.
    package func adopt(_ part: WorkScope) {
        if part.runningWork == 0 { return }
        part.belongings = belongings
        parts.append(part)
        if isEnded { part.end() }
    }

    /// The pieces of work that have been cancelled and have not ended yet.
    var cancelledWork: Int { works.values.count { $0.task?.isCancelled ?? false } }

    /// Whether work that has not ended was started by one of these objects, or keeps one of them.
    func isRunningWork(of owners: Set<ObjectIdentifier>) -> Bool {
        works.values.contains { work in work.owner.map(owners.contains) ?? false }
            || kept.contains { owners.contains(ObjectIdentifier($0)) }
    }

    /// Starts work here. ``Launching/launch(in:file:line:_:)`` is the author's way.
    ///
    /// - Parameters:
    ///   - owner: who starts it.
    ///   - location: where, for diagnostics.
    ///   - executor: what the task is to prefer, where the session does not say it.
    ///   - operation: the work.
    /// - Returns: what cancels the work or waits for it.
    @discardableResult
    package func start(
        for owner: AnyObject? = nil,
        at location: CallSite? = nil,
        preferring executor: (any TaskExecutor)? = nil,
        _ operation: @escaping Action
    ) -> LaunchedWork {
        guard let context = SessionContext.current, self.context === context || self.context == nil else {
            Diagnostic.launchedOffSession(at: location).stop()
        }
        if context.isInert || context.isClosed { return LaunchedWork(nil) }
        if isEnded {
            // What cancelled work still tries to begin ends with it. Nobody else expects to be ignored.
            if !Task.isCancelled { context.reports.dropWork(.launchedTooLate(at: location)) }
            return LaunchedWork(nil)
        }
        self.context = context
        lastWork += 1
        let number = lastWork
        // A task may have ended before it is there to be kept, so the slot is taken first and filled only if still there.
        works[number] = Work(owner: owner.map { ObjectIdentifier($0) } ?? self.owner)
        context.work.willStart(in: self)
        let task = context.work.perform(in: self) {
            CurrentScope.$ofTask.withValue(CurrentScope(self, in: context.work)) {
                begin(number, operation, preferring: executor, in: context)
            }
        }
        works[number]?.task = task
        return LaunchedWork(task)
    }

    private func begin(
        _ number: Int,
        _ operation: @escaping Action,
        preferring executor: (any TaskExecutor)?,
        in context: SessionContext
    ) -> Task<Void, Never> {
        #if MAIN_ACTOR_UI
        let work: @MainActor () async -> Void = { [self] in
            await operation()
            didEnd(number, in: context)
        }
        if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
            return Task.immediate(executorPreference: executor, operation: work)
        }
        // Older systems begin a task of the main actor in the actor's next turn. Works begin in the order of calls.
        return Task(executorPreference: executor, operation: work)
        #else
        let executor = context.executor
        // Safe although unchecked: `SessionContext.current` has proved that the caller is on the session, the task is
        // started with the session's executor as its preference and never leaves it, and the closure came through a method
        // of an object of the session, which merges its captures into the session's region. `SessionStressTests` runs this
        // under ThreadSanitizer, beside a control without the task executor.
        nonisolated(unsafe) let work = operation
        nonisolated(unsafe) let scope = self
        nonisolated(unsafe) let context = context
        if #available(macOS 26, *) {
            return Task.immediate(executorPreference: executor) {
                await work()
                scope.didEnd(number, in: context)
            }
        }
        return executor.runningNextJobAtOnce {
            Task(executorPreference: executor) {
                await work()
                scope.didEnd(number, in: context)
            }
        }
        #endif
    }

    private func didEnd(_ number: Int, in context: SessionContext) {
        works.removeValue(forKey: number)
        context.work.didEnd(in: self, isLast: works.isEmpty)
        if !works.isEmpty { return }
        // What goes now may run code of authors, which must find this in order.
        let released = kept
        kept = []
        withExtendedLifetime(released) {}
    }
}
