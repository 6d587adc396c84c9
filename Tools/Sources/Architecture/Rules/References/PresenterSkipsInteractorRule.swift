extension Rule {
    static let presenterSkipsInteractor = Rule(
        "presenter-skips-interactor",
        summary: "A presenter whose module has an interactor calls the interactor, not a service.",
        reason: """
            The interactor holds the work of the app. A presenter that also calls services splits the work, and readers miss \
            the second half.
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
                    "The presenter \"\(presenter.path)\" reaches the service \"\(used.path)\" itself", use: use, of: presenter, in: codebase
                )
            }
        }
    }
}
