import SwiftFacts

extension Rule {
    static let viewKnowsInteractor = Rule(
        "view-knows-interactor",
        summary: "A view does not know interactors.",
        reason: "A view that asks the interactor bypasses its presenter. Then two parts decide the content of the screen.",
        fix: "Report the person's action to the presenter, and let it ask the interactor.",
        violating: """
            import UIKit

            final class CartViewController: UIViewController {
                var interactor: CartInteractor?
            }

            final class CartInteractor {}
            """,
        compliant: """
            import UIKit

            final class CartViewController: UIViewController {
                var presenter: CartPresentation?
            }

            protocol CartPresentation: AnyObject {}
            final class CartInteractor {}
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) {
            examination.look()
            for (use, used) in codebase.uses(in: view, where: { used, _ in used.role == .interactor }) where !codebase.isOneWay(used) {
                examination.report("The view \"\(view.path)\" knows the interactor \"\(used.path)\"", use: use, of: view, in: codebase)
            }
            for (chain, file) in codebase.chains(in: view) {
                guard let interactor = interactorBehindPresenter(chain, of: view, codebase) else { continue }
                examination.report(
                    "The view \"\(view.path)\" reaches through its presenter to the interactor \"\(interactor.path)\"", chain: chain,
                    in: file, role: view.role)
            }
        }
    }

    /// The interactor that a view reaches through its presenter, as in `presenter.interactor.load()`.
    private static func interactorBehindPresenter(_ chain: ChainFact, of view: DeclaredType, _ codebase: Codebase) -> DeclaredType? {
        let names = Array(chain.namesAfterSelf)
        guard names.count > 2, let property = codebase.storedProperty(names[0], of: view) else { return nil }
        for presenter in codebase.heldTypes(of: property, in: view) where presenter.role == .presenter {
            let inner = codebase.properties(of: presenter).first { $0.name == names[1] }
            let interactor = inner.flatMap { codebase.heldTypes(of: $0, in: presenter).first { $0.role == .interactor } }
            if let interactor { return interactor }
        }
        return nil
    }
}
