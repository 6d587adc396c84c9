extension Rule {
    static let contractImportsFramework = Rule(
        "contract-imports-framework",
        summary: "The contract of a presenter or an interactor needs neither views nor a database.",
        reason: """
            Both sides know the contract. Imports of its file are available to both, and their types soon appear in its \
            functions.
            """,
        fix: "Move the contract to its own file, and pass only plain values through it.",
        violating: """
            // FILE LoginContracts.swift
            import CoreData

            protocol LoginInteractorInput: AnyObject {
                func load() -> NSManagedObject?
            }
            """,
        compliant: """
            // FILE LoginContracts.swift
            import Foundation

            protocol LoginInteractorInput: AnyObject {
                func load() -> String?
            }
            """
    ) { codebase, examination in
        // A protocol that is in the same file as the view that calls it does not count, because that file may import UIKit for the view.
        let contracts = codebase.contracts(of: .presenter, .interactor).filter { contract in
            !codebase.types(in: .view, .controller).contains { $0.file == contract.file }
        }
        codebase.examineImports(of: contracts, from: Frameworks.interface.union(Frameworks.storage), &examination)
    }
}
