import SwiftFacts

extension Rule {
    static let viewHandlesModel = Rule(
        "view-handles-model",
        summary: "A view that has a view model or a presenter gets its content ready-made, not as entities.",
        reason: """
            A view that knows an entity selects and formats the content itself. That is the work of its presenter or view \
            model, where tests reach it.
            """,
        fix: "Pass texts, numbers or a small presentation model to the view.",
        violating: """
            // FILE Entities/User.swift
            struct User { var name: String }
            // FILE ProfileViewController.swift
            import UIKit

            final class ProfileViewController: UIViewController {
                private let viewModel: ProfileViewModel
                private var user: User?
                init(viewModel: ProfileViewModel) { self.viewModel = viewModel }
            }
            // FILE ProfileViewModel.swift
            final class ProfileViewModel {}
            """,
        compliant: """
            // FILE Entities/User.swift
            struct User { var name: String }
            // FILE ProfileViewController.swift
            import UIKit

            final class ProfileViewController: UIViewController {
                private let viewModel: ProfileViewModel
                private var name = ""
                init(viewModel: ProfileViewModel) { self.viewModel = viewModel }
            }
            // FILE ProfileViewModel.swift
            final class ProfileViewModel {
                private var user: User?
            }
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) where !view.isPart && codebase.hasLogic(view) {
            examination.look()
            if codebase.isFreeView(view) { continue }
            let isStrict = [.strict, .bookOfVIPER].contains(codebase.profile(of: view))
            let uses = codebase.uses(in: view) { used, use in
                used.role == .entity && use.isWhole && (used.fact.kind == .struct || used.fact.kind == .class)
                    && use.reference.use != .staticMember
                    && !used.name.hasSuffix("ID") && !used.name.hasSuffix("Identifier")
                    && (isStrict || use.reference.use == .construction || holds(used, in: view, codebase))
            }
            for (use, used) in uses {
                examination.report("The view \"\(view.path)\" handles the entity \"\(used.path)\"", use: use, of: view, in: codebase)
            }
            var known = Set(uses.map(\.type.number))
            // In SwiftUI, lists of entities in a view model are usual.
            guard view.fact.kind == .class else { continue }
            for reading in codebase.entitiesRead(by: view) where known.insert(reading.entity.number).inserted {
                examination.report(
                    "The view \"\(view.path)\" reads \"\(reading.member)\" of the entity \"\(reading.entity.path)\"",
                    chain: reading.chain, in: reading.file, role: view.role)
            }
        }
    }

    /// Whether a view stores an entity. In plain MVP a view may receive an entity in one method and pass it on.
    private static func holds(_ entity: DeclaredType, in view: DeclaredType, _ codebase: Codebase) -> Bool {
        codebase.properties(of: view).contains { property in
            let isSubject = property.type.map { type in subjects.contains { type.text.hasPrefix($0 + "<") } } ?? false
            let held = isSubject ? codebase.types(of: property, in: view) : codebase.heldTypes(of: property, in: view)
            return property.isStored && held.contains { $0.number == entity.number }
        }
    }

    /// The types of RxSwift and Combine that pass values on.
    private static let subjects = [
        "PublishSubject", "PublishRelay", "BehaviorSubject", "BehaviorRelay", "PassthroughSubject", "CurrentValueSubject",
    ]
}
