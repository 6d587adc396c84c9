/// One entry of the database.
public struct PersonName: Identifiable, Equatable, Sendable {
    public let id: Int
    public var name: String
    public var surname: String

    public init(id: Int, name: String, surname: String) {
        self.id = id
        self.name = name
        self.surname = surname
    }

    /// The entry as the list shows it.
    public var listed: String { "\(surname), \(name)" }

    /// Whether the surname begins with some letters, whatever their case.
    public func matches(_ prefix: String) -> Bool { surname.lowercased().hasPrefix(prefix.lowercased()) }
}
