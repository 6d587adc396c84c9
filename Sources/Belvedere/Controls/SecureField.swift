/// A field for a secret. The text is not shown. Transcripts and diagnostics tell its length at most.
///
/// ```swift
/// let password = Dynamic("")
/// let field = SecureField("Password", content: .currentPassword).bind(password)
/// ```
public final class SecureField: TextField {
    /// Which secret it is, so that devices can offer the one they keep, make a new one, or take one from a message.
    nonisolated public enum Content: String, Sendable, Hashable {
        /// A secret of another kind, which a device neither keeps nor makes.
        case other
        /// The password of an account that exists. Devices offer the one they keep.
        case currentPassword
        /// A password that is being chosen. Devices offer to make one and to keep it.
        case newPassword
        /// A code that is good for one use. Devices offer the one from a message that has just come.
        case oneTimeCode
    }

    /// Which secret it is.
    public let content: Content

    /// An empty field for a secret.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - content: Which secret it is.
    public init(_ title: String = "", content: Content = .other) {
        self.content = content
        super.init(title)
    }

    // MARK: What hosts know of it

    /// `content`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let content = ViewProperty<SecureField, Content>(7, "content", default: .other) { $0.content }

    @_spi(Hosting) public override var kind: ViewKind { .secureField }
}

@_spi(Hosting) nonisolated extension SecureField.Content: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A field for a secret.
    public static let secureField = ViewKind(
        "secureField", role: .textField, properties: TextField.properties + [SecureField.content],
        names: [TextField.title, TextField.placeholder], value: .text(TextField.text), events: [.input, .submit, .endEditing]
    )
}
