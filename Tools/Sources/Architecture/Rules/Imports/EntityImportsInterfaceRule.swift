extension Rule {
    static let entityImportsInterface = Rule(
        "entity-imports-interface",
        summary: "An entity stands in a file without a framework of views.",
        reason: "Entities are what every part of an app shares. A framework of views in their file reaches all of them.",
        fix: "Keep plain values in the entity, and make colours and pictures of them in the view.",
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
        codebase.examineImports(of: codebase.types(in: .entity), from: Frameworks.interface, &examination)
    }
}
