import SwiftFacts

extension Rule {
    static let interactorReachesStorage = Rule(
        "interactor-reaches-storage",
        summary: "An interactor works through services; it opens no database and no connection.",
        reason: """
            The book puts services below the interactor. This separates the work of the app from the storage and the transfer \
            of data.
            """,
        fix: "Put a service between them, and pass it to the interactor.",
        profiles: [.bookOfVIPER],
        violating: """
            import CoreData

            final class OrderInteractor {
                func load() {}
            }
            """,
        compliant: """
            final class OrderInteractor {
                private let store: OrderStore
                init(store: OrderStore) { self.store = store }
            }

            protocol OrderStore: AnyObject {}
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .interactor), from: Frameworks.storage, &examination)
        for interactor in codebase.types(in: .interactor) where !interactor.isPart {
            for (chain, file) in codebase.chains(in: interactor) where !chain.isDefaultValue {
                guard let first = chain.names.first, Frameworks.storageTypes.contains(first) else { continue }
                examination.report(
                    "The interactor \"\(interactor.path)\" reaches \"\(chain.names.prefix(2).joined(separator: "."))\"", chain: chain,
                    in: file,
                    role: interactor.role
                )
            }
        }
    }
}
