/// A value that a name can have in a Liquid template.
public enum LiquidValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([LiquidValue])
    case object([String: LiquidValue])

    /// The text of the value in the output of a template.
    var written: String {
        switch self {
        case .null, .object: ""
        case .bool(let bool): String(bool)
        case .number(let number): String(number)
        case .text(let text): text
        case .list(let items): items.map(\.written).joined()
        }
    }

    /// Whether a condition treats the value as true. In Liquid only null and `false` are false; also an empty text is true.
    var isTrue: Bool { self != .null && self != .bool(false) }

    var items: [LiquidValue] {
        switch self {
        case .list(let items): items
        case .null: []
        default: [self]
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
        case .text(let text): return name == "size" ? .number(text.count) : .null
        default: return .null
        }
    }
}
