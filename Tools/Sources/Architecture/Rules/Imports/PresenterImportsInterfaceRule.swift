extension Rule {
    static let presenterImportsInterface = Rule(
        "presenter-imports-interface",
        summary: "A presenter is in a file without a framework of views.",
        reason: """
            A presenter calls its view through a contract. If it imports the framework, it can set labels itself, and its tests \
            need a device.
            """,
        fix: "Remove the import, and pass plain values to the view.",
        violating: """
            import UIKit

            final class LoginPresenter {
                weak var view: LoginViewInput?
            }

            protocol LoginViewInput: AnyObject {}
            """,
        compliant: """
            import Foundation

            final class LoginPresenter {
                weak var view: LoginViewInput?
            }

            protocol LoginViewInput: AnyObject {}
            """
    ) { codebase, examination in
        codebase.examineImports(of: codebase.types(in: .presenter), from: Frameworks.interface, &examination)
    }
}
