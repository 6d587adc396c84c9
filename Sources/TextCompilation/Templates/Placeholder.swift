/// What is filled in at a place of a text.
enum Placeholder: String, Hashable {
    /// A whole number, `%lld`.
    case number = "lld"
    /// A text, `%@`.
    case text = "@"

    /// The type of the argument in Swift.
    var type: String {
        switch self {
        case .number: "Int"
        case .text: "String"
        }
    }

    /// The case of `TextArgument` that carries it.
    var argument: String {
        switch self {
        case .number: "number"
        case .text: "text"
        }
    }
}
