/// A draft that cannot become a contact, with the texts of the alert that says so.
public struct ContactValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The only way a draft can be wrong.
    public init() {}

    /// A stable form, for logs and translations.
    public var code: String { "contacts.names-missing" }
    /// The alert's title, in English.
    public var title: String { "Error" }
    /// The alert's text, in English: what is wrong and therefore what to do.
    public var message: String { "A contact must have first and last names" }

    public var description: String { "\(code): \(message)" }
}
