/// The reason why a store does not accept a draft, with the texts of the alert.
public struct ContactValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether a name is longer than a form accepts. If false, a name is missing.
    public let isTooLong: Bool

    /// Creates the error of a missing name, or of a name that is too long.
    public init(isTooLong: Bool = false) { self.isTooLong = isTooLong }

    /// A stable identifier of the error, for logs and translations.
    public var code: String { isTooLong ? "contacts.name-too-long" : "contacts.names-missing" }
    /// The alert's title, in English.
    public var title: String { "Error" }
    /// The alert's text, in English. It states the problem and what the person should do.
    public var message: String {
        isTooLong ? "A name can have at most \(ContactName.longest) letters" : "A contact must have first and last names"
    }

    public var description: String { "\(code): \(message)" }
}
