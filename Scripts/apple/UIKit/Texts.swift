// Pages: UITextField, UITextInputTraits, UITextContentType, UITextView, UITextViewDelegate, UITextInput (markedTextRange), UIResponder
// (becomeFirstResponder, inputAccessoryView), UIToolbar.

@MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case roundedRect = 3
    }

    public final var borderStyle = BorderStyle.none
    public final var adjustsFontForContentSizeCategory = false
    private var ownFont: UIFont = .systemFont(ofSize: 17)

    /// The font, in the size of the device's texts if the field adjusts it. Without another font it is one that does not grow.
    public final var font: UIFont? {
        get { shown(ownFont, adjusts: adjustsFontForContentSizeCategory) }
        set { ownFont = newValue ?? .systemFont(ofSize: 17) }
    }

    private var content = ""
    /// The range of a text that an input method has not completed; nil if there is none. UIKit sets it; here a test does.
    public final var markedTextRange: UITextRange?
    public final var placeholder: String?
    public final var isSecureTextEntry = false
    public final var keyboardType = UIKeyboardType.default
    public final var textContentType: UITextContentType?
    public final var autocapitalizationType = UITextAutocapitalizationType.sentences
    public final var autocorrectionType = UITextAutocorrectionType.default
    public final var inputAccessoryView: UIView?

    /// The text. Assigning nil makes it empty. Assigning sends no actions.
    public final var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

    override func firstResponderChanged(isFirst: Bool) { sendActions(for: isFirst ? .editingDidBegin : .editingDidEnd) }
}

public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case numbersAndPunctuation = 2
    case URL = 3
    case phonePad = 5
    case emailAddress = 7
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
}

public struct UITextContentType: Sendable, Hashable {
    let rawValue: String

    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
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
    public final var adjustsFontForContentSizeCategory = false
    private var ownFont: UIFont?

    /// The font, in the size of the device's texts if the view adjusts it.
    public final var font: UIFont? {
        get { shown(ownFont, adjusts: adjustsFontForContentSizeCategory) }
        set { ownFont = newValue }
    }

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
