#if !MAIN_ACTOR_UI
internal import BelvedereBinding

/// Lets commands and bridges of the binding core start their work on the session, without knowing what a session is.
final class SessionWorkStarter: WorkStarter {
    private weak var context: SessionContext?

    init(context: SessionContext) {
        self.context = context
    }

    func start(_ work: @escaping Work) -> Task<Void, Never> {
        // Without a session, or on one that starts nothing, the caller gets a task that has ended.
        context?.start(work).task ?? Task {}
    }

    func end(because report: BindingReport) {
        context?.end(because: .untrustworthyValue(report.description))
    }
}
#endif
