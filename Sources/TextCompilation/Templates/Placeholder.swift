/// The kind of a placeholder in a text.
enum Placeholder: String, Hashable {
    /// A whole number, `%lld`.
    case number = "lld"
    /// A text, `%@`.
    case text = "@"

    /// The Swift type of the argument for this placeholder.
    var type: String {
        switch self {
        case .number: "Int"
        case .text: "String"
        }
    }

    /// The name of the case of `TextArgument` for the value.
    var argument: String {
        switch self {
        case .number: "number"
        case .text: "text"
        }
    }
}
