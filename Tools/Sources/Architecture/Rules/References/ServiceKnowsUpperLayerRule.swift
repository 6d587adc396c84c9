extension Rule {
    static let serviceKnowsUpperLayer = Rule(
        "service-knows-upper-layer",
        summary: "A service knows no part of a screen.",
        reason: """
            A service is used by many screens. One that knows a screen serves that screen only, and cannot be tested without \
            it.
            """,
        fix: "Answer by a result, or tell a delegate that the service declares itself.",
        violating: """
            final class LoginService {
                weak var viewModel: LoginViewModel?
            }

            final class LoginViewModel {}
            """,
        compliant: """
            final class LoginService {
                weak var delegate: LoginServiceDelegate?
            }

            protocol LoginServiceDelegate: AnyObject {}
            final class LoginViewModel: LoginServiceDelegate {}
            """
    ) { codebase, examination in
        codebase.examineUpwardUses(of: codebase.types(in: .service), &examination)
    }
}
