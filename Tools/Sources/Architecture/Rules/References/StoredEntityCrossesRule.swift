extension Rule {
    static let storedEntityCrosses = Rule(
        "stored-entity-crosses",
        summary: "Objects of the database stay below the interactor or the repository.",
        reason: """
            A managed object can change while it is read, belongs to one thread, and can vanish. A screen that holds one has \
            all these problems.
            """,
        fix: "Turn it into a plain struct where it is read, and pass the struct on.",
        violating: """
            // FILE Storage.swift
            import CoreData
            final class CDOrder: NSManagedObject {}
            // FILE OrderPresenter.swift
            final class OrderPresenter {
                func show(_ order: CDOrder) {}
            }
            """,
        compliant: """
            // FILE Storage.swift
            import CoreData
            final class CDOrder: NSManagedObject {}
            struct Order { init(_ stored: CDOrder) {} }
            // FILE OrderPresenter.swift
            final class OrderPresenter {
                func show(_ order: Order) {}
            }
            """
    ) { codebase, examination in
        let contracts = codebase.contracts(of: .view, .presenter, .viewModel)
        for type in codebase.types(in: .view, .presenter, .viewModel) + contracts {
            examination.look()
            guard !codebase.mayReadStorage(type) else { continue }
            for (use, used) in codebase.uses(in: type, where: { used, _ in used.role == .storedEntity }) {
                let role = (type.role?.words ?? "type") + (type.isContract ? " contract" : "")
                examination.report(
                    "The \(role) \"\(type.path)\" handles \"\(used.path)\", an object of the database", use: use, of: type, in: codebase)
            }
        }
    }
}
