import SwiftFacts

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
        codebase.examineImports(of: contracts, from: Frameworks.storage, &examination)
        // The import of a framework of views is reported once: for the presenter or the interactor in the file, if there is one.
        let parts = Set(codebase.types(in: .presenter, .interactor).map(\.file))
        let alone = contracts.filter { !parts.contains($0.file) && !needsViews(codebase.file(of: $0), codebase) }
        codebase.examineImports(of: alone, from: Frameworks.interface, &examination)
    }

    /// Whether another declaration of a file uses views, such as the contract of a wireframe that returns a view controller. One file often
    /// contains all contracts of a module.
    private static func needsViews(_ file: SourceFile, _ codebase: Codebase) -> Bool {
        file.facts.references.contains { reference in
            guard RoleTable.isInterfaceClass(reference.name) else { return false }
            let role = codebase.resolve(reference.scope.type, in: file)?.role
            return role != .presenter && role != .interactor
        }
    }
}
