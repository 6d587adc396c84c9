/// One name in the database.
public struct PersonName: Identifiable, Equatable, Sendable {
    public let id: Int
    public var name: String
    public var surname: String

    public init(id: Int, name: String, surname: String) {
        self.id = id
        self.name = name
        self.surname = surname
    }

    /// The text of the name in the list, such as "Emil, Hans".
    public var listed: String { "\(surname), \(name)" }

    /// Returns whether the surname begins with some letters. Case is ignored.
    public func matches(_ prefix: String) -> Bool { surname.lowercased().hasPrefix(prefix.lowercased()) }
}
