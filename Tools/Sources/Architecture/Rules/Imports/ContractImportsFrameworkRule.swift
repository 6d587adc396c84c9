extension Rule {
    static let contractImportsFramework = Rule(
        "contract-imports-framework",
        summary: "The contract of a presenter or an interactor needs neither views nor a database.",
        reason: """
            A contract is what both sides know. What its file imports is offered to both, and soon stands in its functions.
            """,
        fix: "Give the contract a file of its own, and hand plain values through it.",
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
        // A contract beside the view that calls it, in the view's own file, is no file of contracts.
        let contracts = codebase.contracts(of: .presenter, .interactor).filter { contract in
            !codebase.types(in: .view, .controller).contains { $0.file == contract.file }
        }
        codebase.examineImports(of: contracts, from: Frameworks.interface.union(Frameworks.storage), &examination)
    }
}
