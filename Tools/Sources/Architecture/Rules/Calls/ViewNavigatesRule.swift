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
        // A single coordinator that only starts the app leaves the rest of the navigation to the views.
        let starters: Set<String> = ["App", "Application", "Main", "Root"]
        let hasCoordinators = codebase.types(in: .coordinator).contains { !$0.isPart && !starters.contains($0.stem) }
        for view in codebase.types(in: .view) where !view.isPart {
            // If the module has no wireframe or coordinator, the view may show other screens, as in plain MVP and MVVM.
            let mayNavigate =
                codebase.profile(of: view) == .default && !hasCoordinators
                && !codebase.hasModule(view, role: [.wireframe, .coordinator])
            guard !mayNavigate else { continue }
            examination.look()
            for (chain, file) in codebase.chains(in: view) where codebase.isNavigation(chain, in: file) || isDismissal(chain) {
                examination.report("The view \"\(view.path)\" opens a screen by \"\(chain.last)\"", chain: chain, in: file, role: view.role)
            }
            for function in codebase.functions(of: view) where function.name == "prepare(for:sender:)" && function.isOverride {
                guard !asksRouter("prepare", view, codebase) else { continue }
                examination.report(
                    "The view \"\(view.path)\" prepares the next screen in \"prepare(for:sender:)\"", at: function.position,
                    in: codebase.file(of: view), symbol: "\(view.path).\(function.name)", role: view.role
                )
            }
            for (chain, file) in codebase.chains(in: view) where chain.names.first == "NavigationLink" && chain.isCall {
                guard codebase.profile(of: view) == .mvvmCoordinator else { continue }
                examination.report(
                    "The view \"\(view.path)\" opens a screen by \"NavigationLink\"", chain: chain, in: file, role: view.role)
            }
        }
    }

    /// Whether a function of a view calls the wireframe or the coordinator, which then does the work.
    private static func asksRouter(_ function: String, _ view: DeclaredType, _ codebase: Codebase) -> Bool {
        codebase.chains(in: view).contains { chain, _ in
            guard chain.scope.member.prefix(while: { $0 != "(" }) == function else { return false }
            guard let property = codebase.storedProperty(chain.root, of: view) else { return false }
            return codebase.types(of: property, in: view).contains { $0.role == .wireframe || $0.role == .coordinator }
        }
    }

    /// Whether a view closes itself, as in `dismiss(animated: true)`.
    private static func isDismissal(_ chain: ChainFact) -> Bool {
        chain.isCall && chain.last == "dismiss" && chain.namesAfterSelf.count == 1
    }
}
