extension Rule {
    static let viewModelImportsInterface = Rule(
        "view-model-imports-interface",
        summary: "A view model is in a file without a framework of views.",
        reason: "A view model that knows views cannot be tested or shown without them. It soon sets colours and frames itself.",
        fix: """
            Move the view model to its own file, and import only Foundation or the binding library. Let the view turn values \
            into looks.
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
