extension Rule {
    static let viewModelImportsInterface = Rule(
        "view-model-imports-interface",
        summary: "A view model stands in a file without a framework of views.",
        reason: """
            A view model that knows views cannot be tested or shown without them, and it ends up setting colours and frames.
            """,
        fix: """
            Give the view model a file of its own, import Foundation or the binding library only, and let the view turn \
            values into looks.
            """,
        violating: """
            import UIKit

            final class LoginViewModel {
                var buttonColor = UIColor.gray
            }
            """,
        compliant: """
            import Foundation

            final class LoginViewModel {
                var isButtonEnabled = false
            }
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .viewModel), from: Frameworks.interface, &examination)
    }
}
