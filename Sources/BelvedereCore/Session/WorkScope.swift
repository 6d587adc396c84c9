/// The running work of one screen, or of a session. All of it is cancelled together.
///
/// Every screen has a scope for the work that the screen, its views and its objects launch. When the screen leaves, this work is cancelled.
/// Work of `launch(in: .session)` continues.
package final class WorkScope {
    /// Work that has not ended: its task, and the object that started it.
    private struct Work {
        var task: Task<Void, Never>?
        let owner: ObjectIdentifier?
    }

    /// Whether ``end(keeping:)`` has been called. No work starts after it.
    package private(set) var isEnded = false
    private let owner: ObjectIdentifier?
    private weak var context: SessionContext?
    private var works: [Int: Work] = [:]
    private var lastWork = 0
    /// Other scopes whose work is cancelled together with this one.
    private var parts: [WorkScope] = []
    /// The closure that returns the objects that the work may use through `unowned` references. It is called once, when the scope ends.
    private var belongings: (() -> [AnyObject])?
    /// The objects that cancelled work may still use until it has ended.
    ///
    /// Developers capture a screen and its objects as `unowned`. This is correct while the screen is open. But cancelled work may continue
    /// after the screen has left, for example when a request returns. If the objects were released by then, the program would stop.
    private var kept: [AnyObject] = []

    /// A scope without work.
    ///
    /// - Parameters:
    ///   - owner: the object to which work without a known owner is assigned. The leak detector waits for the work of an owner.
    ///   - belongings: returns the objects that must stay alive until the work has ended.
    package init(of owner: AnyObject? = nil, keeping belongings: (() -> [AnyObject])? = nil) {
        self.owner = owner.map { ObjectIdentifier($0) }
        self.belongings = belongings
    }

    /// The number of work closures that have not ended. After ``end(keeping:)`` it falls to zero as the cancelled work ends.
    ///
    /// - Complexity: linear in the number of scopes that are part of this one, which is at most one for a screen.
    package var runningWork: Int { parts.reduce(works.count) { $0 + $1.runningWork } }

    /// Cancels the running work in the order in which it was started. After that, no work is started. Further calls have no effect.
    ///
    /// - Parameter other: another object that must stay alive until the work has ended.
    /// - Complexity: O(*n* log *n*) in the number of running work closures.
    package func end(keeping other: AnyObject? = nil) {
        if isEnded { return }
        isEnded = true
        if !works.isEmpty { kept = (belongings?() ?? []) + [other].compactMap(\.self) }
        for (_, work) in works.sorted(by: { $0.key < $1.key }) { work.task?.cancel() }
        for part in parts { part.end(keeping: other) }
    }

    /// Makes the work of another scope end together with this scope. Used for the work of the code that built a screen.
    package func adopt(_ part: WorkScope) {
        if part.runningWork == 0 { return }
        part.belongings = belongings
        parts.append(part)
        if isEnded { part.end() }
    }

    /// The number of work closures that have been cancelled and have not ended yet.
    var cancelledWork: Int { works.values.count { $0.task?.isCancelled ?? false } }

    /// Returns whether one of these objects has started work that has not ended, or is kept alive for such work.
    func isRunningWork(of owners: Set<ObjectIdentifier>) -> Bool {
        works.values.contains { work in work.owner.map(owners.contains) ?? false }
            || kept.contains { owners.contains(ObjectIdentifier($0)) }
    }

    /// Starts work in this scope. Developers use ``Launching/launch(in:file:line:_:)``.
    ///
    /// - Parameters:
    ///   - owner: the object that starts the work.
    ///   - location: the place of the call, for diagnostics.
    ///   - executor: the executor that the task prefers, if the session does not set one.
    ///   - operation: the work.
    /// - Returns: a handle to cancel the work or to wait for it.
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
            // Ignore work that cancelled work tries to launch. Report any other work that is launched after the end of the scope.
            if !Task.isCancelled { context.reports.dropWork(.launchedTooLate(at: location)) }
            return LaunchedWork(nil)
        }
        self.context = context
        lastWork += 1
        let number = lastWork
        // The task may end before it can be stored in `works`. So add the entry first, and store the task only if the entry is still there.
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
        // Older systems cannot start a task during the call. The task begins in the main actor's next turn; several tasks begin in the
        // order of the calls.
        return Task(executorPreference: executor, operation: work)
        #else
        let executor = context.executor
        // This is safe although the compiler does not check it. `SessionContext.current` has proved that the caller is on the session. The
        // task is started with the session's executor as its preference and never leaves it. The closure was passed to a method of an
        // object of the session, so the objects that it captures belong to the session's isolation region. `SessionStressTests` runs this
        // under ThreadSanitizer, and also runs a control experiment without the task executor.
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
        // The release of the objects may run code of developers. So it happens after this object's state is complete.
        let released = kept
        kept = []
        withExtendedLifetime(released) {}
    }
}
