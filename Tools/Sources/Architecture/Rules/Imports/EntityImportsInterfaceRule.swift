extension Rule {
    static let entityImportsInterface = Rule(
        "entity-imports-interface",
        summary: "An entity is in a file without a framework of views.",
        reason: "Every part of an app shares the entities. A framework of views in their file reaches all parts.",
        fix: "Keep plain values in the entity, and turn them into colours and pictures in the view.",
        violating: """
            // FILE Entities/Account.swift
            import UIKit

            struct Account {
                var picture: UIImage
            }
            """,
        compliant: """
            // FILE Entities/Account.swift
            import Foundation

            struct Account {
                var picture: Data
            }
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .entity, .storedEntity), from: Frameworks.interface, &examination)
    }
}
