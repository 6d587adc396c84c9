extension Rule {
    static let severalRoles = Rule(
        "several-roles",
        summary: "A type plays one role.",
        reason: """
            A class that is both view and presenter calls only itself. The boundary that the names promise does not exist.
            """,
        fix: "Split the type, and let the parts call each other through the contracts.",
        violating: """
            import UIKit

            protocol LoginInteractorInput: AnyObject {}
            final class LoginViewController: UIViewController, LoginInteractorInput {}
            """,
        compliant: """
            import UIKit

            protocol LoginInteractorInput: AnyObject {}
            final class LoginViewController: UIViewController {}
            final class LoginInteractor: LoginInteractorInput {}
            """
    ) { codebase, examination in
        let parts: Set<Role> = [.view, .viewModel, .presenter, .interactor, .wireframe]
        for type in codebase.types(in: parts) where !type.isPart {
            examination.look()
            let kept = codebase.ancestors(of: type).filter { $0.isContract }.compactMap(\.role).filter {
                parts.contains($0) && $0 != type.role
            }
            guard let other = Set(kept).sorted(by: { $0.rawValue < $1.rawValue }).first, let role = type.role else { continue }
            examination.report("\"\(type.path)\" is \(role.wordsWithArticle) and \(other.wordsWithArticle)", type: type, in: codebase)
        }
    }
}
