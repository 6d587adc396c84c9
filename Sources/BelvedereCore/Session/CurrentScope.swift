/// A task-local value with the scope in which a task was started. A scope contains the running work of one screen or of the session. The
/// value is used after the first suspension of the task.
///
/// A task inherits this value from the code that starts it. Before the first suspension, and in code outside every task such as the handler
/// of a button, the session's context knows the scope.
///
/// The unchecked conformance is safe: both fields are constants, and only ``SessionWork/currentScope`` reads them. That property runs on a
/// session, and uses the scope only if the scope belongs to the same session. So no other session uses the scope.
struct CurrentScope: @unchecked Sendable {
    @TaskLocal static var ofTask: CurrentScope?

    let scope: WorkScope
    let work: SessionWork

    init(_ scope: WorkScope, in work: SessionWork) {
        self.scope = scope
        self.work = work
    }
}
