/// The scope that a task was started in, for everything that the task does after its first suspension.
///
/// A task inherits it from whoever starts it. Up to the first suspension, and in code that no task runs, as the handler of
/// a button, the context of the session knows the scope.
///
/// Safe although unchecked: both fields are constants. Only ``SessionWork/currentScope`` looks at them: on a session, and
/// it takes the scope only if the work is its own. So no other session touches the scope.
struct CurrentScope: @unchecked Sendable {
    @TaskLocal static var ofTask: CurrentScope?

    let scope: WorkScope
    let work: SessionWork

    init(_ scope: WorkScope, in work: SessionWork) {
        self.scope = scope
        self.work = work
    }
}
