extension Rule {
    static let viewModelImportsStorage = Rule(
        "view-model-imports-storage",
        summary: "A view model does not know where data is kept.",
        reason: """
            A view model that fetches from a database ties what is shown to how it is stored; a change of either reaches \
            both.
            """,
        fix: "Put a repository or a service between them, and hand it to the view model.",
        profiles: [.strict, .mvvmCoordinator],
        violating: """
            import RealmSwift

            final class OrdersViewModel {}
            """,
        compliant: """
            final class OrdersViewModel {
                private let orders: OrderRepository
                init(orders: OrderRepository) { self.orders = orders }
            }

            protocol OrderRepository {}
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .viewModel), from: Frameworks.storage, &examination)
    }
}
