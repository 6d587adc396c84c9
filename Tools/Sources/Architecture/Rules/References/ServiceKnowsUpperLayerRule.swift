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
        for service in codebase.types(in: .service) {
            // A view controller can be necessary, for example to show the login of another company.
            for (reference, file) in codebase.references(in: service) where isView(reference, in: file, codebase) {
                examination.report(
                    "The service \"\(service.path)\" knows the view \"\(reference.name)\"", at: reference.position, in: file,
                    symbol: reference.scope.path, role: service.role
                )
            }
        }
    }

    /// Whether a parameter or a property has the type of a view of UIKit or AppKit.
    private static func isView(_ reference: ReferenceFact, in file: SourceFile, _ codebase: Codebase) -> Bool {
        guard reference.use == .parameterType || reference.use == .propertyType, RoleTable.isInterfaceClass(reference.name) else {
            return false
        }
        let isPlace = reference.name.hasSuffix("Controller") || reference.name.hasSuffix("Window")
        return !isPlace && codebase.resolve(reference.name, in: file, scope: reference.scope.type) == nil
    }
}
