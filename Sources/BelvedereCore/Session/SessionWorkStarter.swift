internal import BelvedereBinding

#if !MAIN_ACTOR_UI
/// Lets commands and bridges of the binding core start their work on the session, without knowing what a session is.
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
/// Lets commands and bridges of the binding core start their work on the session, without knowing what a session is.
struct SessionWorkStarter: MainWorkSession {
    let context: SessionContext

    func start(_ work: @escaping Action, isLasting: Bool, preferring executor: any TaskExecutor) -> Task<Void, Never>? {
        let scope = isLasting ? context.work.sessionScope : context.work.currentScope
        return scope.start(preferring: executor, work).task
    }
}
#endif
