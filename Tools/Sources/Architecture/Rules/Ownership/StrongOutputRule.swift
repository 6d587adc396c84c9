import SwiftFacts

extension Rule {
    static let strongOutput = Rule(
        "strong-output",
        summary: "An interactor holds its presenter or its output weakly.",
        reason: "The presenter holds the interactor. If the interactor holds the presenter too, neither is ever released.",
        fix: "Write `weak var output`.",
        violating: """
            final class LoginInteractor {
                var output: LoginInteractorOutput?
            }

            protocol LoginInteractorOutput: AnyObject {}
            """,
        compliant: """
            final class LoginInteractor {
                weak var output: LoginInteractorOutput?
            }

            protocol LoginInteractorOutput: AnyObject {}
            """
    ) { codebase, examination in
        for type in codebase.types(in: .interactor) where type.fact.kind.isReference && !type.isPart {
            examination.look()
            for property in codebase.properties(of: type) where property.isStored && property.ownership == .strong {
                let isOutput = codebase.heldTypes(of: property, in: type).contains { $0.role == .presenter || $0.role == .view }
                if isOutput {
                    examination.report(
                        "\"\(property.name)\" keeps the output of the interactor \"\(type.path)\" alive", property: property, of: type,
                        in: codebase)
                }
            }
        }
    }
}
