extension Rule {
    static let viewKnowsService = Rule(
        "view-knows-service",
        summary: "A view that has a view model or a presenter reaches no service itself.",
        reason: "Work that a view starts depends on the visible screen. No test of the presenter or the view model sees it.",
        fix: "Pass the service to the view model or the presenter, and call that.",
        violating: """
            import UIKit

            final class FeedViewController: UIViewController {
                private let viewModel = FeedViewModel()
                private let service: FeedService
                init(service: FeedService) { self.service = service }
            }

            final class FeedViewModel {}
            final class FeedService {}
            """,
        compliant: """
            import UIKit

            final class FeedViewController: UIViewController {
                private let viewModel: FeedViewModel
                init(viewModel: FeedViewModel) { self.viewModel = viewModel }
            }

            final class FeedViewModel {
                private let service: FeedService
                init(service: FeedService) { self.service = service }
            }

            final class FeedService {}
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) where !view.isPart && codebase.hasLogic(view) {
            examination.look()
            for (use, used) in codebase.uses(in: view, where: { used, use in used.role == .service && use.isWhole && !used.isPart }) {
                examination.report("The view \"\(view.path)\" knows the service \"\(used.path)\"", use: use, of: view, in: codebase)
            }
        }
    }
}
