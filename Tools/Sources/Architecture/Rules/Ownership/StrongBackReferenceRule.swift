import SwiftFacts

extension Rule {
    static let strongBackReference = Rule(
        "strong-back-reference",
        summary: "A wireframe holds its view weakly. A coordinator holds its parent weakly.",
        reason: """
            The view holds the wireframe through its presenter, and the parent holds its children. A strong reference back \
            closes the circle.
            """,
        fix: "Write `weak var`.",
        violating: """
            import UIKit

            final class LoginWireframe {
                var viewController: UIViewController?
            }
            """,
        compliant: """
            import UIKit

            final class LoginWireframe {
                weak var viewController: UIViewController?
            }
            """
    ) { codebase, examination in
        let owned: Set<String> = ["UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow"]
        for type in codebase.types(in: .wireframe, .coordinator) where type.fact.kind.isReference && !type.isPart {
            examination.look()
            for property in codebase.properties(of: type) where property.isStored && property.ownership == .strong {
                guard let written = property.type, !written.isFunction, !written.isCollection else { continue }
                let found = codebase.heldTypes(of: property, in: type)
                let isParent =
                    type.role == .coordinator && property.name.lowercased().hasPrefix("parent")
                    && (found.contains { $0.role == .coordinator } || written.heldNames.contains("Coordinator"))
                let isView =
                    type.role == .wireframe && !written.heldNames.contains { owned.contains($0) }
                    && (found.contains { $0.role == .view } || written.heldNames.contains { RoleTable.isInterfaceClass($0) })
                if isParent || isView {
                    examination.report(
                        "The \(type.role?.words ?? "type") \"\(type.path)\" holds \"\(property.name)\" strongly", weaken: property,
                        of: type, in: codebase)
                }
            }
        }
    }
}
