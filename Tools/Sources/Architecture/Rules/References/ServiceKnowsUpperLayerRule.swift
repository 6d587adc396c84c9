import SwiftFacts

extension Rule {
    static let serviceKnowsUpperLayer = Rule(
        "service-knows-upper-layer",
        summary: "A service knows no part of a screen.",
        reason: """
            Many screens use a service. A service that knows one screen serves only that screen, and cannot be tested without \
            it.
            """,
        fix: "Answer by a result, or notify a delegate whose protocol the service declares.",
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
        // In a clean architecture the inner layer declares the protocols of its use cases, and a service below may implement them.
        codebase.examineUpwardUses(of: codebase.types(in: .service), &examination) { $0.isContract && $0.role == .interactor }
    }
}
