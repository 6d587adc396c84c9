extension Rule {
    static let interactorKnowsUpperLayer = Rule(
        "interactor-knows-upper-layer",
        summary: "An interactor knows no view and no wireframe. It knows its presenter only by a contract.",
        reason: """
            An interactor answers questions. It does not need to know its caller or the screen. If it does, it cannot serve a \
            second screen.
            """,
        fix: "Answer by a result or by an output contract. Let the presenter show it and navigate.",
        violating: """
            final class LoginInteractor {
                weak var presenter: LoginPresenter?
            }

            final class LoginPresenter {}
            """,
        compliant: """
            final class LoginInteractor {
                weak var output: LoginInteractorOutput?
            }

            protocol LoginInteractorOutput: AnyObject {}
            final class LoginPresenter: LoginInteractorOutput {}
            """
    ) { codebase, examination in
        let upper: Set<Role> = [.view, .controller, .viewModel, .wireframe, .coordinator]
        for interactor in codebase.types(in: .interactor) {
            examination.look()
            let uses = codebase.uses(in: interactor) { used, _ in
                used.role.map { upper.contains($0) || ($0 == .presenter && !used.isContract && !codebase.isOneWay(interactor)) } ?? false
            }
            for (use, used) in uses {
                let role = used.role?.words ?? "type"
                examination.report(
                    "The interactor \"\(interactor.path)\" knows the \(role) \"\(used.path)\"", use: use, of: interactor, in: codebase)
            }
        }
    }
}
