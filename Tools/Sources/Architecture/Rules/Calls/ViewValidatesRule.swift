import SwiftFacts

extension Rule {
    static let viewValidates = Rule(
        "view-validates",
        summary: "A view does not decide whether input is valid.",
        reason: """
            The rules of a form belong to the logic of the app. In a view no test reaches them, and the next form repeats them.
            """,
        fix: "Move the rule to the view model, the presenter or the entity, and show its result.",
        violating: """
            import UIKit

            final class SignUpViewController: UIViewController {
                func isValidEmail(_ text: String) -> Bool {
                    NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: text)
                }
            }
            """,
        compliant: """
            import UIKit

            final class SignUpViewController: UIViewController {
                private let viewModel = SignUpViewModel()
                func emailDidChange(_ text: String) { title = viewModel.message(for: text) }
            }

            final class SignUpViewModel { func message(for email: String) -> String { "" } }
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) where !view.isPart {
            examination.look()
            for (chain, file) in codebase.chains(in: view) where chain.isCall {
                let isPattern =
                    chain.names.first == "NSRegularExpression" || chain.last == "wholeMatch"
                    || (chain.names.first == "NSPredicate" && chain.texts.contains { $0.contains("MATCHES") })
                    || chain.arguments.contains("_.regularExpression")
                if isPattern {
                    examination.report("The view \"\(view.path)\" compares a text with a pattern", chain: chain, in: file, role: view.role)
                }
            }
        }
    }
}
