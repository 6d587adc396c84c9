extension Rule {
    static let presenterImportsStorage = Rule(
        "presenter-imports-storage",
        summary: "A presenter does not know where data is stored.",
        reason: """
            A presenter decides what the screen shows. If it reads a database, no other part can share the data, and its tests \
            need the database.
            """,
        fix: "Move the access to the interactor or a service, and pass plain values to the presenter.",
        violating: """
            import CoreData

            final class LoginPresenter {}
            """,
        compliant: """
            final class LoginPresenter {
                private let interactor: LoginInteractorInput
                init(interactor: LoginInteractorInput) { self.interactor = interactor }
            }

            protocol LoginInteractorInput: AnyObject {}
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .presenter), from: Frameworks.storage, &examination)
    }
}
