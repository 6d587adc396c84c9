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
        }
    }
}
