import SwiftFacts

extension Rule {
    static let strongView = Rule(
        "strong-view",
        summary: "A presenter or a view model holds its view weakly.",
        reason: """
            The view holds the presenter. If the presenter holds the view too, neither is ever released. Each visit to the \
            screen leaves one pair in memory.
            """,
        fix: "Write `weak var view`.",
        violating: """
            final class LoginPresenter {
                var view: LoginViewInput?
            }

            protocol LoginViewInput: AnyObject {}
            """,
        compliant: """
            final class LoginPresenter {
                weak var view: LoginViewInput?
            }

            protocol LoginViewInput: AnyObject {}
            """
    ) { codebase, examination in
        for type in codebase.types(in: .presenter, .viewModel) where type.fact.kind.isReference && !type.isPart {
            examination.look()
            for property in codebase.properties(of: type) where property.isStored && property.ownership == .strong {
                guard property.type?.isFunction != true, property.constructedType == nil else { continue }
                let isView =
                    codebase.heldTypes(of: property, in: type).contains { $0.role == .view || $0.role == .controller }
                    || property.heldNames.contains { RoleTable.isInterfaceClass($0) && $0 != "UINavigationController" }
                if isView {
                    examination.report(
                        "\"\(property.name)\" keeps the view of the \(type.role?.words ?? "type") \"\(type.path)\" alive",
                        weaken: property, of: type, in: codebase)
                }
            }
        }
    }
}
