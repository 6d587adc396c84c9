@_spi(Hosting) public import Belvedere

/// The name of a view as a person would say it, such as `button "Done"`: its kind and its own name.
nonisolated public struct Target: Sendable, Hashable, Codable {
    /// The kind of the view, such as a button, a row or a field.
    public var role: ViewKind
    /// The name of the view; `nil` for any name.
    public var name: String?
    /// The index of the view, counted from 0, if several views have the same name.
    public var index: Int?

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - role: the kind of the view.
    ///   - name: the name of the view; `nil` for any name.
    ///   - index: the index of the view, counted from 0, if several have the same name.
    public init(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) {
        self.role = role
        self.name = name
        self.index = index
    }

    /// The arguments of a step with this target in the source of a test, such as `.button, "Done"`.
    var arguments: String {
        var text = ".\(role.name)"
        if let name { text += ", \(TranscriptText.quote(name))" }
        if let index { text += ", at: \(index)" }
        return text
    }

    /// The beginning of the view's line in a transcript, such as `button "Done"`. Messages of failures contain it too.
    public var phrase: String { name.map { "\(role.name) \(TranscriptText.quote($0))" } ?? role.name }
}
