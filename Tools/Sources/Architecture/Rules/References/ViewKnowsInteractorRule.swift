extension Rule {
    static let viewKnowsInteractor = Rule(
        "view-knows-interactor",
        summary: "A view does not know interactors.",
        reason: "A view that asks the interactor goes around its presenter. Then two parts decide what is shown.",
        fix: "Tell the presenter what the person did, and let it ask the interactor.",
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
            for (use, used) in codebase.uses(in: view, where: { used, _ in used.role == .interactor }) {
                examination.report("The view '\(view.path)' knows the interactor '\(used.path)'", use: use, of: view, in: codebase)
            }
        }
    }
}
