/// A field for a secret. The text is not shown. Transcripts and diagnostics contain at most its length.
///
/// ```swift
/// let password = Dynamic("")
/// let field = SecureField("Password", content: .currentPassword).bind(password)
/// ```
public final class SecureField: TextField {
    /// The kind of the secret. Devices use it to offer a stored secret, a new one, or one from a message.
    nonisolated public enum Content: String, Sendable, Hashable {
        /// A secret of another kind. Devices neither store nor create it.
        case other
        /// The password of an existing account. Devices offer the stored password.
        case currentPassword
        /// A new password. Devices offer to create and store one.
        case newPassword
        /// A code for one use. Devices offer the code from a message that has just arrived.
        case oneTimeCode
    }

    /// The kind of the secret.
    public let content: Content

    /// Creates an empty field for a secret.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - content: The kind of the secret.
    public init(_ title: String = "", content: Content = .other) {
        self.content = content
        super.init(title)
    }

    // MARK: For hosts

    /// Declares the property `content`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let content = ViewProperty<SecureField, Content>(8, "content", default: .other) { $0.content }

    @_spi(Hosting) public override var kind: ViewKind { .secureField }
}

@_spi(Hosting) nonisolated extension SecureField.Content: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `SecureField`: a field for a secret.
    public static let secureField = textField("secureField", [SecureField.content])
}
