import SwiftFacts

extension Rule {
    static let viewOrdersData = Rule(
        "view-orders-data",
        summary: "A view shows rows in the given order; it does not sort or filter them.",
        reason: "Tests must check the rows and their order. If a view decides them, such a test needs a screen.",
        fix: "Sort and filter in the view model, the presenter or the interactor, and pass the finished rows to the view.",
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
                guard calls(["sorted", "sort", "filter"], in: chain) else { continue }
                guard let (property, owner) = orderedProperty(chain, of: view, codebase), let type = property.type else { continue }
                let holdsViews =
                    type.names.contains { RoleTable.isInterfaceClass($0) }
                    || codebase.types(of: property, in: owner).contains { $0.role == .view || $0.role == .viewModel }
                // Sorting values of these types sorts positions in a list, such as index paths, and not the data itself. So it breaks no
                // rule.
                let plain: Set<String> = ["Int", "Bool", "Double", "IndexPath", "CGFloat"]
                guard !holdsViews, type.text.first == "[" || type.text.hasPrefix("Array<"), !type.text.contains(":") else { continue }
                guard !type.names.allSatisfy(plain.contains) else { continue }
                examination.report(
                    "The view \"\(view.path)\" sorts or filters the values of \"\(property.name)\"", chain: chain, in: file, role: view.role
                )
            }
        }
    }

    /// The collection at the beginning of a chain, with the type that declares it: a property of the view, as in `items.filter { … }`, or a
    /// property of a value that the view stores, as in `content.items.filter { … }`.
    private static func orderedProperty(
        _ chain: ChainFact, of view: DeclaredType, _ codebase: Codebase
    ) -> (PropertyFact, owner: DeclaredType)? {
        guard let first = codebase.storedProperty(chain.root, of: view) else { return nil }
        if first.type?.isCollection == true { return (first, view) }
        let names = Array(chain.namesAfterSelf)
        guard names.count > 2 else { return nil }
        for held in codebase.heldTypes(of: first, in: view) where held.fact.kind == .struct {
            if let second = codebase.storedProperty(names[1], of: held), second.type?.isCollection == true { return (second, held) }
        }
        return nil
    }

    /// Whether a chain calls one of these methods on its first name, as in `items.filter { … }.count`.
    ///
    /// A property may have the same name, as in `items.first?.filter`. So the name must be called at the end of the chain, or a member of
    /// collections must follow it.
    private static func calls(_ methods: Set<String>, in chain: ChainFact) -> Bool {
        let names = chain.namesAfterSelf
        return names.indices.dropFirst().contains { index in
            guard methods.contains(names[index]) else { return false }
            return index == names.endIndex - 1 ? chain.isCall : membersOfCollections.contains(names[index + 1])
        }
    }

    private static let membersOfCollections: Set<String> = [
        "count", "first", "last", "isEmpty", "map", "compactMap", "flatMap", "forEach", "reduce", "sorted", "filter", "prefix", "suffix",
        "dropFirst", "dropLast", "joined", "enumerated", "reversed", "contains", "firstIndex", "min", "max", "indices",
    ]
}
