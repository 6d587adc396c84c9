/// A type as somebody wrote it, and the names in it.
///
///     // any LoginView & Resettable    →    names: ["LoginView", "Resettable"]
public struct TypeName: Hashable, Sendable {
    /// What stands in the file, with single spaces.
    public var text: String
    /// Each nominal type in it. Nested types are joined by points.
    public var names: [String]
    /// Those among the names whose values are held, or are the value itself: `Login` of `[Login]?`, and neither name of
    /// `(Login) -> Void` nor the second of `Weak<Login>`.
    public var heldNames: [String]
    public var position: SourcePosition

    public init(text: String, names: [String], heldNames: [String]? = nil, position: SourcePosition) {
        self.text = text
        self.names = names
        self.heldNames = heldNames ?? names
        self.position = position
    }

    /// The first name, which is the type itself where nothing is composed.
    public var name: String { names.first ?? "" }

    public var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

    /// Whether it is an array, a set or a dictionary.
    public var isCollection: Bool {
        text.hasPrefix("[") || text.hasPrefix("Array<") || text.hasPrefix("Set<") || text.hasPrefix("Dictionary<")
    }

    /// Whether it is the type of a function.
    public var isFunction: Bool { text.contains("->") }
}
