import SwiftFacts

extension Rule {
    static let entityHoldsLogic = Rule(
        "entity-holds-logic",
        summary: "An entity holds values and no functions.",
        reason: """
            The book keeps the rules of the app in one place, the interactors. A developer who reads them does not find \
            functions of entities.
            """,
        fix: "Move the function to the interactor.",
        profiles: [.bookOfVIPER],
        violating: """
            // FILE Entities/Cart.swift
            struct Cart {
                var prices: [Int]
                func total() -> Int { prices.reduce(0, +) }
            }
            """,
        compliant: """
            // FILE Entities/Cart.swift
            struct Cart: Equatable {
                var prices: [Int]
                static func == (left: Cart, right: Cart) -> Bool { left.prices == right.prices }
            }
            """
    ) { codebase, examination in
        let allowed: Set<String> = ["==", "<", "hash", "encode"]
        for entity in codebase.types(in: .entity) where entity.fact.kind != .enum {
            examination.look()
            for function in entity.fact.functions where !function.isInitializer && !allowed.contains(function.baseName) {
                examination.report(
                    "The entity \"\(entity.path)\" has the function \"\(function.name)\"", at: function.position,
                    in: codebase.file(of: entity),
                    symbol: "\(entity.path).\(function.name)", role: entity.role
                )
            }
        }
    }
}
