/// A value for a name in a template: a text, a flag, or a list of elements. Each element has names and values of its own.
enum TemplateValue: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    case list([[String: TemplateValue]])

    /// The value in the type that the Mustache library needs.
    var rendered: Any {
        switch self {
        case .text(let text): text
        case .flag(let flag): flag
        case .list(let items): items.map { $0.mapValues(\.rendered) }
        }
    }

    /// Whether the value counts as true in a section such as `{{#name}}` or in a condition.
    var isTrue: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        }
    }
}
