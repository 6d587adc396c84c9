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
            for (chain, file) in codebase.chains(in: view) where chain.isCall || isLength(chain, in: view, codebase) {
                let isPattern =
                    chain.names.first == "NSRegularExpression" || chain.last == "wholeMatch"
                    || (chain.names.first == "NSPredicate" && chain.texts.contains { $0.contains("MATCHES") })
                    || chain.arguments.contains("_.regularExpression")
                if !chain.isCall || decides(chain, in: view, codebase) {
                    examination.report(
                        "The view \"\(view.path)\" decides by \"\(chain.last)\" whether input is valid", chain: chain, in: file,
                        role: view.role)
                } else if isPattern {
                    examination.report("The view \"\(view.path)\" compares a text with a pattern", chain: chain, in: file, role: view.role)
                }
            }
        }
    }

    /// Whether a view looks at the length of a typed text, as in `nameField.text!.isEmpty`. The text of a field for searches limits rows
    /// and is no input that can be wrong.
    private static func isLength(_ chain: ChainFact, in view: DeclaredType, _ codebase: Codebase) -> Bool {
        let names = Array(chain.namesAfterSelf)
        guard names.count == 3, names[1] == "text", names[2] == "isEmpty" || names[2] == "count", codebase.hasLogic(view) else {
            return false
        }
        guard !names[0].lowercased().contains("search"), let field = codebase.storedProperty(names[0], of: view) else { return false }
        return field.typeNames.contains { $0.hasSuffix("TextField") }
    }

    /// Whether a function with this name validates, such as `validateEmail`, `isValidEmail` or `emailIsValid`.
    private static func isNameOfValidation(_ name: String) -> Bool {
        if name.hasPrefix("validate") { return name.dropFirst("validate".count).first?.isLowercase != true }
        if name.hasPrefix("isValid") { return name.dropFirst("isValid".count).first?.isLowercase != true }
        return name.hasSuffix("IsValid") || name.hasSuffix("IsValidate")
    }

    /// Whether a view calls its own function that validates, or validates a text itself, as in `nameField.text?.isValidEmail()`. A call of
    /// the view model or of another object is no decision of the view.
    private static func decides(_ chain: ChainFact, in view: DeclaredType, _ codebase: Codebase) -> Bool {
        guard isNameOfValidation(chain.last) else { return false }
        let names = chain.namesAfterSelf
        guard names.count == 1 else { return names.dropLast().last == "text" }
        guard codebase.functions(of: view).contains(where: { $0.baseName == chain.last }) else { return false }
        // The function may ask the view model.
        return !codebase.chains(in: view).contains { other, _ in
            guard other.scope.member.prefix(while: { $0 != "(" }) == chain.last, other.namesAfterSelf.count > 1 else { return false }
            return codebase.storedProperty(other.root, of: view).map { property in
                codebase.types(of: property, in: view).contains { $0.role.map(Role.logic.contains) ?? false }
            } ?? false
        }
    }
}
