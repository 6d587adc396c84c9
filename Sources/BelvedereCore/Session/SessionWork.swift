/// The running work of a session. It is grouped into scopes: one for every screen, and one for work that belongs to no screen. All work of
/// a scope is cancelled together.
///
/// Code that starts work gets its scope from this object. Code that closes or watches a session finds the running work here.
package final class SessionWork {
    /// The scope of work that belongs to no screen.
    package let sessionScope = WorkScope()
    /// The number of started work closures that have not ended, of the session and of all its screens.
    private(set) var runningCount = 0
    /// The number of cancelled work closures that had not ended when a test stopped waiting for them.
    package var cancelledWaitedFor = 0

    /// The scopes with running work. The scope of a screen that has left stays until its work has ended.
    private var scopes: [ObjectIdentifier: WorkScope] = [:]
    /// The scope of the running code, while it is code of a screen that is called directly, such as a handler. Otherwise the task knows the
    /// scope.
    private var scopeOfTurn: WorkScope?
    private var ownership = WorkOwnership()

    // MARK: Scopes

    /// The scope of the running code: the scope of a screen, or the scope of the session.
    package var currentScope: WorkScope {
        if let scopeOfTurn { return scopeOfTurn }
        if let current = CurrentScope.ofTask, current.work === self { return current.scope }
        return sessionScope
    }

    /// Returns the scope for work that an object launches: the scope of the object's screen or, if it has no screen, of the running code.
    func scope(for object: AnyObject) -> WorkScope {
        ownership.scope(owning: object) ?? currentScope
    }

    /// Records that an object belongs to the screen with this scope. From then on, all work that the object launches uses the scope.
    package func assign(_ object: AnyObject, to scope: WorkScope) {
        ownership.assign(object, to: scope)
    }

    /// Runs `body` as code of the screen with this scope, so that work that `body` starts belongs to the screen.
    package func perform<Result>(in scope: WorkScope, _ body: () throws -> Result) rethrows -> Result {
        let before = scopeOfTurn
        scopeOfTurn = scope
        defer { scopeOfTurn = before }
        return try body()
    }

    // MARK: Running work

    func willStart(in scope: WorkScope) {
        runningCount += 1
        scopes[ObjectIdentifier(scope)] = scope
    }

    func didEnd(in scope: WorkScope, isLast: Bool) {
        runningCount -= 1
        if isLast { scopes[ObjectIdentifier(scope)] = nil }
    }

    /// The number of work closures that have been cancelled and have not ended yet.
    ///
    /// - Complexity: O(*n*) in the number of running work closures.
    package var cancelledCount: Int { scopes.values.reduce(0) { $0 + $1.cancelledWork } }

    /// Whether work that one of these objects started has not ended.
    ///
    /// - Complexity: O(*n*) in the number of running work closures.
    func isRunning(of owners: Set<ObjectIdentifier>) -> Bool {
        scopes.values.contains { $0.isRunningWork(of: owners) }
    }

    /// Cancels all running work. After that, no work is started.
    ///
    /// - Parameter content: the content of the session. It is kept alive until the cancelled work has ended.
    func end(keeping content: AnyObject?) {
        sessionScope.end(keeping: content)
        for scope in scopes.values { scope.end(keeping: content) }
    }
}
