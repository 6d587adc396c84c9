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
        for type in codebase.types(in: .interactor, .service) where type.fact.kind.isReference && !type.isPart {
            examination.look()
            guard type.role == .service || !codebase.isOneWay(type) else { continue }
            for property in codebase.properties(of: type) where property.isStored && property.ownership == .strong {
                let isOutput = codebase.heldTypes(of: property, in: type).contains { held in
                    guard type.role == .service else { return held.role == .presenter || held.role == .view }
                    return held.isContract && held.role == .interactor && held.name.contains("Output")
                }
                if isOutput {
                    examination.report(
                        "\"\(property.name)\" keeps the output of the \(type.role?.words ?? "type") \"\(type.path)\" alive",
                        weaken: property, of: type, in: codebase)
                }
            }
        }
    }
}
