/// A value that a name can have in a Liquid template.
public enum LiquidValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([LiquidValue])
    /// The whole numbers from the first to the last; none if the last is smaller.
    case range(Int, Int)
    case object([String: LiquidValue])

    /// The text of the value in the output of a template.
    var written: String {
        switch self {
        case .null, .object: ""
        case .bool(let bool): String(bool)
        case .number(let number): String(number)
        case .text(let text): text
        case .list(let items): items.map(\.written).joined()
        case .range(let first, let last): "\(first)..\(last)"
        }
    }

    /// Whether a condition treats the value as true. In Liquid only null and `false` are false; also an empty text is true.
    var isTrue: Bool { self != .null && self != .bool(false) }

    var items: [LiquidValue] {
        switch self {
        case .list(let items): items
        case .range(let first, let last): first <= last ? (first...last).map { .number($0) } : []
        case .null: []
        default: [self]
        }
    }

    /// The items that `for` visits. A text is one item, if it is not empty. A number has none.
    var loopItems: [LiquidValue] {
        switch self {
        case .text(""), .number, .bool: []
        default: items
        }
    }

    subscript(name: String) -> LiquidValue {
        switch self {
        case .object(let members): return members[name] ?? .null
        case .list(let items):
            switch name {
            case "size": return .number(items.count)
            case "first": return items.first ?? .null
            case "last": return items.last ?? .null
            default: return Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil } ?? .null
            }
        case .range: return LiquidValue.list(items)[name]
        case .text(let text): return name == "size" ? .number(text.count) : .null
        default: return .null
        }
    }
}
