extension Rule {
    static let viewModelImportsStorage = Rule(
        "view-model-imports-storage",
        summary: "A view model does not know where data is stored.",
        reason: """
            A view model that reads a database ties the content of the screen to its storage. A change of one then changes the \
            other.
            """,
        fix: "Put a repository or a service between them, and pass it to the view model.",
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
