extension Rule {
    static let interactorImportsInterface = Rule(
        "interactor-imports-interface",
        summary: "An interactor stands in a file without a framework of views.",
        reason: """
            An interactor holds what the app does, whatever it looks like. With a framework of views it can be used on one \
            kind of screen only.
            """,
        fix: "Remove the import, and hand plain values to the presenter.",
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
