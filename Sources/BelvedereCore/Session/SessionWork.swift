/// The running work of a session: the scopes that it belongs to, and the scope of the code that runs now.
///
/// Every screen has a scope of its own, and the session has one for work that belongs to no screen. What starts work asks here
/// for the scope; what closes or watches a session asks here what still runs.
package final class SessionWork {
    /// The work that belongs to no screen.
    package let sessionScope = WorkScope()
    /// The number of pieces of work that have not ended, of the session and of all its screens.
    private(set) var runningCount = 0
    /// How many pieces of cancelled work a test has waited for in vain.
    package var cancelledWaitedFor = 0

    /// The scopes with work that has not ended. Those of screens that have left stay until it has.
    private var scopes: [ObjectIdentifier: WorkScope] = [:]
    /// The scope of the code that runs now, where it is known without asking the task.
    private var scopeOfTurn: WorkScope?
    private var ownership = WorkOwnership()

    // MARK: Scopes

    /// The scope that the running code belongs to: that of a screen, or the session's.
    package var currentScope: WorkScope {
        if let scopeOfTurn { return scopeOfTurn }
        if let current = CurrentScope.ofTask, current.work === self { return current.scope }
        return sessionScope
    }

    /// The scope for what an object launches: that of the screen it belongs to, or that of the running code.
    func scope(for object: AnyObject) -> WorkScope {
        ownership.scope(owning: object) ?? currentScope
    }

    /// Notes that an object belongs to the screen with this scope: all work that it launches goes there.
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

    // MARK: What runs

    func willStart(in scope: WorkScope) {
        runningCount += 1
        scopes[ObjectIdentifier(scope)] = scope
    }

    func didEnd(in scope: WorkScope, isLast: Bool) {
        runningCount -= 1
        if isLast { scopes[ObjectIdentifier(scope)] = nil }
    }

    /// The pieces of work that have been cancelled and have not ended yet.
    ///
    /// - Complexity: O(*n*) in the number of pieces of work that run.
    package var cancelledCount: Int { scopes.values.reduce(0) { $0 + $1.cancelledWork } }

    /// Whether work that one of these objects started has not ended.
    ///
    /// - Complexity: O(*n*) in the number of pieces of work that run.
    func isRunning(of owners: Set<ObjectIdentifier>) -> Bool {
        scopes.values.contains { $0.isRunningWork(of: owners) }
    }

    /// Cancels everything that runs, and starts nothing more.
    ///
    /// - Parameter content: what the session shows; it stays until the cancelled work has ended.
    func end(keeping content: AnyObject?) {
        sessionScope.end(keeping: content)
        for scope in scopes.values { scope.end(keeping: content) }
    }
}
