import SwiftFacts

extension Rule {
    static let viewNavigates = Rule(
        "view-navigates",
        summary: "A view does not open the next screen where a wireframe or a coordinator does that.",
        reason: "If views navigate too, no single place shows where a screen leads, and no view can be used in another flow.",
        fix: """
            Report the person's action to the presenter, the view model or the coordinator. Let the wireframe or the \
            coordinator open the next screen.
            """,
        violating: """
            import UIKit

            final class LoginViewController: UIViewController {
                func showHome() { navigationController?.pushViewController(UIViewController(), animated: true) }
            }

            final class LoginRouter {}
            """,
        compliant: """
            import UIKit

            final class LoginViewController: UIViewController {
                var presenter: LoginViewOutput?
                func didTapLogin() { presenter?.didTapLogin() }
            }

            protocol LoginViewOutput: AnyObject { func didTapLogin() }
            final class LoginRouter {
                weak var controller: UIViewController?
                func showHome() { controller?.navigationController?.pushViewController(UIViewController(), animated: true) }
            }
            """
    ) { codebase, examination in
        let hasCoordinators = !codebase.types(in: .coordinator).isEmpty
        for view in codebase.types(in: .view) where !view.isPart {
            // If the module has no wireframe or coordinator, the view may show other screens, as in plain MVP and MVVM.
            let mayNavigate =
                codebase.profile(of: view) == .default && !hasCoordinators
                && !codebase.hasModule(view, role: [.wireframe, .coordinator])
            guard !mayNavigate else { continue }
            examination.look()
            for (chain, file) in codebase.chains(in: view) where Codebase.isNavigation(chain) {
                examination.report("The view \"\(view.path)\" opens a screen by \"\(chain.last)\"", chain: chain, in: file, role: view.role)
            }
            for (chain, file) in codebase.chains(in: view) where chain.names.first == "NavigationLink" && chain.isCall {
                guard codebase.profile(of: view) == .mvvmCoordinator else { continue }
                examination.report(
                    "The view \"\(view.path)\" opens a screen by \"NavigationLink\"", chain: chain, in: file, role: view.role)
            }
        }
    }
}
