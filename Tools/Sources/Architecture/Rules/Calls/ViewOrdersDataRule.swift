import SwiftFacts

extension Rule {
    static let viewOrdersData = Rule(
        "view-orders-data",
        summary: "A view shows rows in the order that it is given; it does not sort or filter them.",
        reason: """
            Which rows there are, and in which order, is what tests want to see. In a view they need a screen to see it.
            """,
        fix: "Sort and filter in the view model, the presenter or the interactor, and hand over the finished rows.",
        violating: """
            import UIKit

            final class TasksViewController: UIViewController {
                var tasks: [Task] = []
                func reload() { show(tasks.sorted { $0.date < $1.date }) }
                func show(_ tasks: [Task]) {}
            }

            struct Task { var date = 0 }
            """,
        compliant: """
            import UIKit

            final class TasksViewController: UIViewController {
                var rows: [String] = []
                func show(_ rows: [String]) { self.rows = rows }
            }
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) where !view.isPart {
            examination.look()
            for (chain, file) in codebase.chains(in: view) {
                // A property may have such a name itself: what follows it tells what is done with it.
                guard chain.namesAfterSelf.dropFirst().contains(where: { ["sorted", "sort", "filter"].contains($0) }) else { continue }
                guard let property = codebase.storedProperty(chain.root, of: view), let type = property.type, type.isCollection else {
                    continue
                }
                let holdsViews =
                    type.names.contains { RoleTable.isInterfaceClass($0) }
                    || codebase.types(of: property, in: view).contains { $0.role == .view || $0.role == .viewModel }
                // Numbers are places in a list, not data.
                let plain: Set<String> = ["Int", "Bool", "Double", "IndexPath", "CGFloat"]
                guard !holdsViews, type.text.first == "[" || type.text.hasPrefix("Array<"), !type.text.contains(":") else { continue }
                guard !type.names.allSatisfy(plain.contains) else { continue }
                examination.report(
                    "The view '\(view.path)' orders or picks what '\(property.name)' holds", chain: chain, in: file, role: view.role)
            }
        }
    }
}
