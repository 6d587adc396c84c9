import SwiftFacts

extension Rule {
    static let unownedView = Rule(
        "unowned-view",
        summary: "A presenter or an interactor holds nothing above it as `unowned`.",
        reason: """
            A result can arrive after the screen has gone. A `weak` reference is then nil, but an `unowned` one stops the \
            program.
            """,
        fix: "Write `weak var` with an optional type.",
        profiles: [.strict],
        violating: """
            final class LoginPresenter {
                unowned var view: LoginViewInput
                init(view: LoginViewInput) { self.view = view }
            }

            protocol LoginViewInput: AnyObject {}
            """,
        compliant: """
            final class LoginPresenter {
                weak var view: LoginViewInput?
                init(view: LoginViewInput) { self.view = view }
            }

            protocol LoginViewInput: AnyObject {}
            """
    ) { codebase, examination in
        for type in codebase.types(in: .presenter, .interactor, .viewModel) where !type.isPart {
            examination.look()
            for property in codebase.properties(of: type) where property.ownership == .unowned {
                guard codebase.heldTypes(of: property, in: type).contains(where: { $0.role == .view || $0.role == .presenter }) else {
                    continue
                }
                examination.report(
                    "\"\(property.name)\" of \"\(type.path)\" is unowned", weaken: property, of: type, in: codebase)
            }
        }
    }
}
