import SwiftFacts

extension Codebase {
    /// Reports types that use parts of screens, such as views and presenters, although they belong to a layer below all screens. Uses of
    /// the types that `isAllowed` accepts are not reported.
    func examineUpwardUses(
        of types: [DeclaredType], _ examination: inout Examination, allowing isAllowed: (DeclaredType) -> Bool = { _ in false }
    ) {
        let upper: Set<Role> = [.view, .controller, .viewModel, .presenter, .interactor, .wireframe, .coordinator]
        for type in types {
            examination.look()
            for (use, used) in uses(in: type, where: { used, _ in used.role.map { upper.contains($0) } ?? false }) where !isAllowed(used) {
                let role = type.role?.words ?? "type"
                examination.report(
                    "The \(role) \"\(type.path)\" knows the \(used.role?.words ?? "type") \"\(used.path)\"", use: use, of: type, in: self
                )
            }
        }
    }
}
