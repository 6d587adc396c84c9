extension Rule {
    static let interactorImportsInterface = Rule(
        "interactor-imports-interface",
        summary: "An interactor is in a file without a framework of views.",
        reason: """
            An interactor holds the work of the app, independent of its look. With a framework of views it fits only one kind \
            of screen.
            """,
        fix: "Remove the import, and pass plain values to the presenter.",
        violating: """
            import SwiftUI

            final class LoginInteractor {
                func tint() -> Color { .red }
            }
            """,
        compliant: """
            import Foundation

            final class LoginInteractor {
                func isBlocked() -> Bool { true }
            }
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .interactor), from: Frameworks.interface, &examination)
    }
}
