/// A type as the source contains it, with the names of the types in it.
///
///     // any LoginView & Resettable    →    names: ["LoginView", "Resettable"]
public struct TypeName: Hashable, Sendable {
    /// The text of the type, with single spaces.
    public var text: String
    /// The names of all nominal types in the text. A nested type has the form `Login.State`.
    public var names: [String]
    /// The names of the types whose values a value of this type stores: `Login` for `[Login]?`. For the function type `(Login) -> Void`
    /// there are none. For `Weak<Login>` it is only `Weak`, because a generic type of another module need not store its argument.
    public var heldNames: [String]
    public var position: SourcePosition

    public init(text: String, names: [String], heldNames: [String]? = nil, position: SourcePosition) {
        self.text = text
        self.names = names
        self.heldNames = heldNames ?? names
        self.position = position
    }

    /// The first of the names, or an empty text. For a type such as `Login` it is the type itself.
    public var name: String { names.first ?? "" }

    public var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

    /// Whether the type is an array, a set or a dictionary.
    public var isCollection: Bool {
        text.hasPrefix("[") || text.hasPrefix("Array<") || text.hasPrefix("Set<") || text.hasPrefix("Dictionary<")
    }

    /// Whether the type is the type of a function.
    public var isFunction: Bool { text.contains("->") }
}
