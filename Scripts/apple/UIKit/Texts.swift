// Pages: UITextField, UITextView, UITextInput (markedTextRange), UIResponder (becomeFirstResponder).

@MainActor open class UITextField: UIControl {
    private var content = ""
    /// The range of a text that an input method has not completed; nil if there is none. UIKit sets it; here a test does.
    public final var markedTextRange: UITextRange?
    public final var placeholder: String?
    public final var isSecureTextEntry = false

    /// The text. Assigning nil makes it empty. Assigning sends no actions.
    public final var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

    override func firstResponderChanged(isFirst: Bool) { sendActions(for: isFirst ? .editingDidBegin : .editingDidEnd) }
}

@MainActor open class UITextView: UIView {
    private var content = ""
    public final var markedTextRange: UITextRange?

    /// The text. Assigning posts no notification.
    public final var text: String! {
        get { content }
        set { content = newValue ?? "" }
    }

    public nonisolated static var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name(rawValue: "UITextViewTextDidChangeNotification")
    }
}
