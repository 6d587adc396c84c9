import SwiftFacts

extension Rule {
    static let viewBuildsOtherModule = Rule(
        "view-builds-other-module",
        summary: "A view does not make the view model or the presenter of another screen.",
        reason: """
            The maker has to know everything that the other screen needs. So each screen knows the next, and none can be used \
            alone.
            """,
        fix: """
            Let the router, the coordinator or an assembly make the other screen. Or take its view model from this screen's \
            view model.
            """,
        violating: """
            import UIKit

            final class ListViewController: UIViewController {
                func open() { showDetail(DetailViewModel()) }
                func showDetail(_ viewModel: DetailViewModel) {}
            }

            final class DetailViewModel {}
            final class ListViewModel {}
            """,
        compliant: """
            import UIKit

            final class ListViewController: UIViewController {
                private let viewModel = ListViewModel()
                func open() { viewModel.open() }
            }

            final class ListViewModel { func open() {} }
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) where !view.isPart {
            examination.look()
            let own = codebase.properties(of: view).flatMap { codebase.heldTypes(of: $0, in: view).map(\.number) }
            let uses = codebase.uses(in: view) { used, use in
                use.reference.use == .construction && use.isWhole && !used.isPart && (used.role == .viewModel || used.role == .presenter)
                    && !codebase.isSameModule(view, used)
                    // An object that a view creates for one of its own properties belongs to the view, also if its name differs.
                    && codebase.storedProperty(use.reference.scope.member, of: view) == nil && !own.contains(used.number)
            }
            for (use, used) in uses {
                let role = used.role?.words ?? "type"
                examination.report(
                    "The view \"\(view.path)\" makes the \(role) \"\(used.path)\" of another module", use: use, of: view, in: codebase
                )
            }
        }
    }
}
