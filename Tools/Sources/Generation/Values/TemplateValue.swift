/// What a template can show: a text, whether something is so, or several things with names of their own.
enum TemplateValue: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    case list([[String: TemplateValue]])

    /// As the Mustache library takes it.
    var rendered: Any {
        switch self {
        case .text(let text): text
        case .flag(let flag): flag
        case .list(let items): items.map { $0.mapValues(\.rendered) }
        }
    }

    /// Whether a section or a condition on it is entered.
    var isTrue: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        }
    }
}
