import SwiftFacts

extension Rule {
    static let wireframeAssembles = Rule(
        "wireframe-assembles",
        summary: "A wireframe navigates, and an assembly puts modules together.",
        reason: """
            The book separates the two tasks. A wireframe that makes presenters and interactors has to know all their services.
            """,
        fix: "Move the construction into an assembly, and pass the finished view to the wireframe.",
        profiles: [.bookOfVIPER],
        violating: """
            final class LoginWireframe {
                func makeModule() -> LoginPresenter { LoginPresenter() }
            }

            final class LoginPresenter {}
            """,
        compliant: """
            final class LoginWireframe {
                func showHome() {}
            }

            final class LoginAssembly {
                func makeModule() -> LoginPresenter { LoginPresenter() }
            }

            final class LoginPresenter {}
            """
    ) { codebase, examination in
        for wireframe in codebase.types(in: .wireframe) {
            examination.look()
            let uses = codebase.uses(in: wireframe) { used, use in
                use.reference.use == .construction && use.isWhole && !used.isPart && (used.role == .presenter || used.role == .interactor)
            }
            for (use, used) in uses {
                examination.report(
                    "The wireframe \"\(wireframe.path)\" makes the \(used.role?.words ?? "type") \"\(used.path)\"", use: use, of: wireframe,
                    in: codebase
                )
            }
        }
    }
}
