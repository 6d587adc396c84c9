extension Rule {
    static let entityKnowsUpperLayer = Rule(
        "entity-knows-upper-layer",
        summary: "An entity knows no part of a screen.",
        reason: """
            Every part knows the entities. An entity that knows a part makes a circle, and every user of the entity then needs \
            that part.
            """,
        fix: "Move the code that needs the other part into that part, or into an extension beside it.",
        violating: """
            // FILE Entities/Account.swift
            struct Account {
                func row() -> AccountRowViewModel { AccountRowViewModel() }
            }
            // FILE AccountRowViewModel.swift
            final class AccountRowViewModel {}
            """,
        compliant: """
            // FILE Entities/Account.swift
            struct Account {
                var name = ""
            }
            // FILE AccountRowViewModel.swift
            final class AccountRowViewModel {
                init(_ account: Account) {}
            }
            """
    ) { codebase, examination in
        codebase.examineUpwardUses(of: codebase.types(in: .entity, .storedEntity), &examination)
    }
}
