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
            if codebase.isFreeView(view) { continue }
            for (chain, file) in codebase.chains(in: view) {
                guard calls(["sorted", "sort", "filter"], in: chain) else { continue }
                guard let (property, owner) = orderedProperty(Array(chain.namesAfterSelf.dropLast()), of: view, codebase) else { continue }
                guard isOrdered(property, of: owner, codebase) else { continue }
                examination.report(
                    "The view \"\(view.path)\" sorts or filters the values of \"\(property.name)\"", chain: chain, in: file, role: view.role
                )
            }
            for (loop, file) in codebase.loops(in: view) where loop.selects {
                let names = loop.sequence.first == "self" ? Array(loop.sequence.dropFirst()) : loop.sequence
                guard let (property, owner) = orderedProperty(names, of: view, codebase), isOrdered(property, of: owner, codebase) else {
                    continue
                }
                examination.report(
                    "The view \"\(view.path)\" selects values of \"\(property.name)\" in a loop", at: loop.position, in: file,
                    symbol: loop.scope.path, role: view.role
                )
            }
        }
    }

    /// Whether a property is a list of data. Sorting views, or positions in a list such as index paths, breaks no rule.
    private static func isOrdered(_ property: PropertyFact, of owner: DeclaredType, _ codebase: Codebase) -> Bool {
        guard let type = property.type else { return false }
        let holdsViews =
            type.names.contains { RoleTable.isInterfaceClass($0) }
            || codebase.types(of: property, in: owner).contains { $0.role == .view || $0.role == .viewModel }
        guard !holdsViews, type.text.first == "[" || type.text.hasPrefix("Array<"), !type.text.contains(":") else { return false }
        let plain: Set<String> = ["Int", "Bool", "Double", "IndexPath", "CGFloat"]
        return !type.names.allSatisfy(plain.contains)
    }

    /// The collection at the beginning of some names, with the type that declares it: a property of the view, as in `items`, or a property
    /// of a stored value, of the view model or of the presenter, as in `content.items`.
    private static func orderedProperty(
        _ names: [String], of view: DeclaredType, _ codebase: Codebase
    ) -> (PropertyFact, owner: DeclaredType)? {
        guard let root = names.first, let first = codebase.storedProperty(root, of: view) else { return nil }
        if first.type?.isCollection == true { return (first, view) }
        guard names.count > 1 else { return nil }
        for held in codebase.heldTypes(of: first, in: view) {
            guard held.fact.kind == .struct || held.role == .viewModel || held.role == .presenter else { continue }
            let second = codebase.properties(of: held).first { $0.name == names[1] && !$0.isStatic }
            if let second, second.type?.isCollection == true { return (second, held) }
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
