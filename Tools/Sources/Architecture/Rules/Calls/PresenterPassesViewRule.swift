import SwiftFacts

extension Rule {
    static let presenterPassesView = Rule(
        "presenter-passes-view",
        summary: "A presenter does not pass its view on.",
        reason: "A part that receives the view can do anything with it. Only the presenter may call it.",
        fix: "Give the wireframe its own weak reference to the view controller when the module is put together.",
        violating: """
            final class LoginPresenter {
                weak var view: LoginViewInput?
                var router: LoginRouting?
                func didTapLogin() { router?.showHome(from: view) }
            }

            protocol LoginViewInput: AnyObject {}
            protocol LoginRouting: AnyObject { func showHome(from view: LoginViewInput?) }
            """,
        compliant: """
            final class LoginPresenter {
                weak var view: LoginViewInput?
                var router: LoginRouting?
                func didTapLogin() { router?.showHome() }
            }

            protocol LoginViewInput: AnyObject {}
            protocol LoginRouting: AnyObject { func showHome() }
            """
    ) { codebase, examination in
        for presenter in codebase.types(in: .presenter) where !presenter.isPart {
            examination.look()
            for (chain, file) in codebase.chains(in: presenter) where chain.isCall && chain.names.first != "super" {
                guard chain.arguments.contains("view") || chain.arguments.contains("self.view"), chain.root != "view" else { continue }
                // Without a property `view`, the name means a parameter or a local variable, not the presenter's own view.
                guard codebase.properties(of: presenter).contains(where: { $0.name == "view" }) else { continue }
                let isOwn = chain.arguments.contains("self.view") || !chain.scope.member.contains("view:")
                if isOwn {
                    examination.report(
                        "The presenter \"\(presenter.path)\" passes its view to \"\(chain.last)\"", chain: chain, in: file,
                        role: presenter.role)
                }
            }
        }
    }
}
