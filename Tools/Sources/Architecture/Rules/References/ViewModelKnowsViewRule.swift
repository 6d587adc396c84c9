import SwiftFacts

extension Rule {
    static let viewModelKnowsView = Rule(
        "view-model-knows-view",
        summary: "A view model knows no view.",
        reason: """
            A view model offers content, and any view can show it. If it knows its view, it works with that view only, and the \
            two form a circle of references.
            """,
        fix: "Offer a value or a signal that the view binds to.",
        violating: """
            // FILE ChatView.swift
            import UIKit
            final class ChatViewController: UIViewController {}
            // FILE ChatViewModel.swift
            final class ChatViewModel {
                weak var controller: ChatViewController?
            }
            """,
        compliant: """
            // FILE ChatView.swift
            import UIKit
            final class ChatViewController: UIViewController {
                private let viewModel = ChatViewModel()
            }
            // FILE ChatViewModel.swift
            final class ChatViewModel {
                var onChange: (() -> Void)?
            }
            """
    ) { codebase, examination in
        for viewModel in codebase.types(in: .viewModel) {
            examination.look()
            let uses = codebase.uses(in: viewModel) { used, _ in
                used.role == .view || used.role == .controller || (used.role == nil && suppliesCells(used, codebase))
            }
            for (use, used) in uses {
                examination.report(
                    "The view model \"\(viewModel.path)\" knows the view \"\(used.path)\"", use: use, of: viewModel, in: codebase)
            }
            for (reference, file) in codebase.references(in: viewModel) where RoleTable.isInterfaceClass(reference.name) {
                guard codebase.resolve(reference.name, in: file, scope: reference.scope.type) == nil else { continue }
                examination.report(
                    "The view model \"\(viewModel.path)\" knows the view \"\(reference.name)\"", at: reference.position, in: file,
                    symbol: reference.scope.path, role: viewModel.role
                )
            }
        }
    }

    /// Whether a class makes the cells of a table or a collection. It belongs to the view.
    private static func suppliesCells(_ type: DeclaredType, _ codebase: Codebase) -> Bool {
        let sources: Set<String> = [
            "UITableViewDataSource", "UICollectionViewDataSource", "NSTableViewDataSource", "NSOutlineViewDataSource",
        ]
        return type.fact.kind == .class && !sources.isDisjoint(with: codebase.supertypeNames(of: type))
    }
}
