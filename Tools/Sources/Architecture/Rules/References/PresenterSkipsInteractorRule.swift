extension Rule {
    static let presenterSkipsInteractor = Rule(
        "presenter-skips-interactor",
        summary: "A presenter whose module has an interactor asks that, not a service.",
        reason: """
            The interactor holds what the app does. A presenter that calls services beside it splits the work, and the \
            second half is found by nobody.
            """,
        fix: "Move the call to the interactor.",
        violating: """
            final class OrderPresenter {
                private let interactor: OrderInteractorInput
                private let service: OrderService
                init(interactor: OrderInteractorInput, service: OrderService) {
                    self.interactor = interactor
                    self.service = service
                }
            }

            protocol OrderInteractorInput: AnyObject {}
            final class OrderInteractor: OrderInteractorInput {}
            final class OrderService {}
            """,
        compliant: """
            final class OrderPresenter {
                private let interactor: OrderInteractorInput
                init(interactor: OrderInteractorInput) { self.interactor = interactor }
            }

            protocol OrderInteractorInput: AnyObject {}
            final class OrderInteractor: OrderInteractorInput {
                private let service: OrderService
                init(service: OrderService) { self.service = service }
            }
            final class OrderService {}
            """
    ) { codebase, examination in
        for presenter in codebase.types(in: .presenter) where codebase.hasModule(presenter, role: [.interactor]) {
            examination.look()
            for (use, used) in codebase.uses(in: presenter, where: { used, use in used.role == .service && use.isWhole && !used.isPart }) {
                examination.report(
                    "The presenter '\(presenter.path)' reaches the service '\(used.path)' itself", use: use, of: presenter, in: codebase)
            }
        }
    }
}
