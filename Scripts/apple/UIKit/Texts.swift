// Pages: UITextField, UITextView, UITextViewDelegate, UITextInput (markedTextRange), UIResponder (becomeFirstResponder,
// inputAccessoryView), UIToolbar.

@MainActor open class UITextField: UIControl {
    private var content = ""
    /// The range of a text that an input method has not completed; nil if there is none. UIKit sets it; here a test does.
    public final var markedTextRange: UITextRange?
    public final var placeholder: String?
    public final var isSecureTextEntry = false
    public final var inputAccessoryView: UIView?

    /// The text. Assigning nil makes it empty. Assigning sends no actions.
    public final var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

    override func firstResponderChanged(isFirst: Bool) { sendActions(for: isFirst ? .editingDidBegin : .editingDidEnd) }
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}

@MainActor open class UITextView: UIScrollView {
    private var content = ""
    public final weak var delegate: (any UITextViewDelegate)?
    public final var markedTextRange: UITextRange?
    public final var inputAccessoryView: UIView?
    public final var font: UIFont?
    public final var adjustsFontForContentSizeCategory = false
    @available(tvOS, unavailable)
    public final var isEditable: Bool {
        get { isChangeable }
        set { isChangeable = newValue }
    }
    private var isChangeable = true
    public final var isScrollEnabled = true
    public final var attributedText: NSAttributedString! {
        didSet { content = attributedText?.string ?? "" }
    }

    /// The text. Assigning posts no notification, and calls no method of the delegate.
    public final var text: String! {
        get { content }
        set { content = newValue ?? "" }
    }

    open override var canBecomeFirstResponder: Bool { isChangeable && !isHidden && isUserInteractionEnabled }

    override func firstResponderChanged(isFirst: Bool) {
        if isFirst { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    }

    /// Replaces the text as a person does. UIKit has no such function; a test types with it.
    package final func type(_ text: String) {
        content = text
        delegate?.textViewDidChange(self)
    }

    public nonisolated static var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name(rawValue: "UITextViewTextDidChangeNotification")
    }
}

@available(tvOS, unavailable)
@MainActor open class UIToolbar: UIView {
    public final var items: [UIBarButtonItem]?

    public final func sizeToFit() {}
}
