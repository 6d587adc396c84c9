internal import BelvedereBinding

#if !MAIN_ACTOR_UI
/// Starts the work of commands and other bindings on the session. It connects the module `BelvedereBinding`, which does not know sessions,
/// to the session.
final class SessionWorkStarter: WorkStarter {
    private weak var context: SessionContext?

    init(context: SessionContext) {
        self.context = context
    }

    func start(_ work: @escaping Work) -> Task<Void, Never>? { context?.work.currentScope.start(work).task }
    func startLasting(_ work: @escaping Work) -> Task<Void, Never>? { context?.work.sessionScope.start(work).task }

    func end(because report: BindingReport) {
        context?.end(because: .untrustworthyValue(report.description))
    }
}
#else
/// Starts the work of commands and other bindings on the session. It connects the module `BelvedereBinding`, which does not know sessions,
/// to the session.
struct SessionWorkStarter: MainWorkSession {
    let context: SessionContext

    func start(_ work: @escaping Action, isLasting: Bool, preferring executor: any TaskExecutor) -> Task<Void, Never>? {
        let scope = isLasting ? context.work.sessionScope : context.work.currentScope
        return scope.start(preferring: executor, work).task
    }
}
#endif
