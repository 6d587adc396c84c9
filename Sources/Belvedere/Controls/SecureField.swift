/// A field for a secret. What is typed is not shown, and transcripts and diagnostics have its length at most.
///
/// ```swift
/// let password = Dynamic("")
/// let field = SecureField("Password", content: .currentPassword).bind(password)
/// ```
public final class SecureField: TextField {
    /// Which secret it is, so that devices can offer the one they keep, make a new one, or take one from a message.
    nonisolated public enum Content: String, Sendable, Hashable {
        case other, currentPassword, newPassword, oneTimeCode
    }

    /// Which secret it is.
    public let content: Content

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
