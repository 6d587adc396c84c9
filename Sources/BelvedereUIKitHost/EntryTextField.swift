#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// A field that hears Esc on a hardware keyboard.
final class EntryTextField: UITextField {
    /// Gives up what was typed. It returns whether the app wants to know.
    var cancel: () -> Bool = { false }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), cancel() { return }
        super.pressesBegan(presses, with: event)
    }

    /// Chooses the keyboard on the screen, and what the device offers to fill in.
    func fit(to node: ViewNode) {
        let keyboards: [TextField.Keyboard: UIKeyboardType] = [
            .email: .emailAddress, .telephone: .phonePad, .number: .numbersAndPunctuation, .url: .URL,
        ]
        let kinds: [TextField.Keyboard: UITextContentType] = [
            .name: .name, .email: .emailAddress, .telephone: .telephoneNumber, .url: .URL,
        ]
        keyboardType = keyboards[node[TextField.keyboard]] ?? .default
        textContentType = kinds[node[TextField.keyboard]]
        let isPlain = [.text, .name].contains(node[TextField.keyboard]) && node.kind != .secureField
        autocapitalizationType = isPlain ? (node[TextField.keyboard] == .name ? .words : .sentences) : .none
        if !isPlain { autocorrectionType = .no }
        if node.kind != .secureField { return }
        let secrets: [SecureField.Content: UITextContentType] = [
            .currentPassword: .password, .newPassword: .newPassword, .oneTimeCode: .oneTimeCode,
        ]
        textContentType = secrets[node[SecureField.content]]
    }
}
#endif
