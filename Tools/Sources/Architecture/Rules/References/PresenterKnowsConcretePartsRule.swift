extension Rule {
    static let presenterKnowsConcreteParts = Rule(
        "presenter-knows-concrete-parts",
        summary: "A presenter knows its interactor and its wireframe by contracts only.",
        reason: """
            Tests of a presenter replace both by stand-ins. If the presenter knows the classes, its tests do real work and open \
            real screens.
            """,
        fix: "Declare a protocol for the calls of the presenter, and hold that.",
        profiles: [.strict, .bookOfVIPER, .infinum],
        violating: """
            final class LoginPresenter {
                private let interactor: LoginInteractor
                init(interactor: LoginInteractor) { self.interactor = interactor }
            }

            final class LoginInteractor {}
            """,
        compliant: """
            final class LoginPresenter {
                private let interactor: LoginInteractorInput
                init(interactor: LoginInteractorInput) { self.interactor = interactor }
            }

            protocol LoginInteractorInput: AnyObject {}
            final class LoginInteractor: LoginInteractorInput {}
            """
    ) { codebase, examination in
        for presenter in codebase.types(in: .presenter) {
            examination.look()
            let uses = codebase.uses(in: presenter) { used, use in
                (used.role == .interactor || used.role == .wireframe) && !used.isContract && !used.isPart && use.isWhole
            }
            for (use, used) in uses {
                let role = used.role?.words ?? "type"
                examination.report(
                    "The presenter \"\(presenter.path)\" knows the class of its \(role), \"\(used.path)\"", use: use, of: presenter,
                    in: codebase)
            }
        }
    }
}
