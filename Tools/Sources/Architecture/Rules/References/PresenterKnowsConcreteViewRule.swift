extension Rule {
    static let presenterKnowsConcreteView = Rule(
        "presenter-knows-concrete-view",
        summary: "A presenter knows its view by a contract only.",
        reason: """
            A presenter that knows the class of the view can reach everything in it, and a test has to build the real view.
            """,
        fix: "Declare a protocol with the calls that the presenter makes on the view, and hold that.",
        violating: """
            // FILE LoginViewController.swift
            import UIKit
            final class LoginViewController: UIViewController {}
            // FILE LoginPresenter.swift
            final class LoginPresenter {
                weak var view: LoginViewController?
            }
            """,
        compliant: """
            // FILE LoginViewController.swift
            import UIKit
            final class LoginViewController: UIViewController, LoginViewInput {}
            // FILE LoginPresenter.swift
            protocol LoginViewInput: AnyObject {}
            final class LoginPresenter {
                weak var view: LoginViewInput?
            }
            """
    ) { codebase, examination in
        for presenter in codebase.types(in: .presenter) {
            examination.look()
            for (use, used) in codebase.uses(in: presenter, where: { used, _ in used.role == .view && !used.isContract }) {
                examination.report(
                    "The presenter \"\(presenter.path)\" knows the class of a view, \"\(used.path)\"", use: use, of: presenter, in: codebase
                )
            }
        }
    }
}
