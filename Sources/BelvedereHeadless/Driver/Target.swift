@_spi(Hosting) public import Belvedere

/// How a person would name a thing: by what it is and what it is called.
nonisolated public struct Target: Sendable, Hashable, Codable {
    /// What the thing is: a button, a row, a field.
    public var role: ViewKind
    /// Any name, if absent.
    public var name: String?
    /// Which one, counted from 0, where several are called the same.
    public var index: Int?

    /// A thing as a person would name it.
    ///
    /// - Parameters:
    ///   - role: what the thing is.
    ///   - name: what it is called; `nil` for any name.
    ///   - index: which one, counted from 0, where several are called the same.
    public init(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) {
        self.role = role
        self.name = name
        self.index = index
    }

    /// As an author writes it.
    var arguments: String {
        var text = ".\(role.name)"
        if let name { text += ", \(TranscriptText.quote(name))" }
        if let index { text += ", at: \(index)" }
        return text
    }

    /// How a transcript's line about it begins, e.g. `button "Done"`, and how a sentence names it.
    public var phrase: String { name.map { "\(role.name) \(TranscriptText.quote($0))" } ?? role.name }
}
