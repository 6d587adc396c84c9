/// The filters that templates of the code generator Generamba use, such as `capitalize`.
enum LiquidFilters {
    static let names: Set<String> = [
        "append", "capitalize", "compact", "concat", "date", "default", "downcase", "escape", "first", "join", "last", "lstrip", "map",
        "plus", "prepend", "remove", "remove_first", "replace", "replace_first", "reverse", "rstrip", "size", "slice", "split", "strip",
        "truncate", "truncatewords", "upcase",
    ]

    static func apply(_ name: String, to value: LiquidValue, _ arguments: [LiquidValue]) -> LiquidValue {
        let text = value.written
        func argument(_ index: Int) -> String { index < arguments.count ? arguments[index].written : "" }
        switch name {
        case "append": return .text(text + argument(0))
        case "prepend": return .text(argument(0) + text)
        case "upcase": return .text(text.uppercased())
        case "downcase": return .text(text.lowercased())
        // As in Ruby's `capitalize`, all letters after the first become small.
        case "capitalize": return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        case "replace": return .text(replaced(text, argument(0), argument(1), maximum: .max))
        case "replace_first": return .text(replaced(text, argument(0), argument(1), maximum: 1))
        case "remove": return .text(replaced(text, argument(0), "", maximum: .max))
        case "remove_first": return .text(replaced(text, argument(0), "", maximum: 1))
        case "strip": return .text(String(text.drop(while: \.isWhitespace)).trimmedEnd)
        case "lstrip": return .text(String(text.drop(while: \.isWhitespace)))
        case "rstrip": return .text(text.trimmedEnd)
        case "split": return split(text, by: argument(0))
        case "join": return .text(value.items.map(\.written).joined(separator: arguments.isEmpty ? " " : argument(0)))
        case "first": return value["first"]
        case "last": return value["last"]
        case "size": return value["size"]
        case "default": return value.isTrue && value != .text("") ? value : arguments.first ?? .null
        case "slice": return slice(text, arguments)
        case "reverse": return .list(value.items.reversed())
        case "map": return .list(value.items.map { $0[argument(0)] })
        case "compact": return .list(value.items.filter { $0 != .null })
        case "concat": return .list(value.items + (arguments.first?.items ?? []))
        case "plus": return sum(value, arguments.first ?? .null)
        case "escape": return .text(escaped(text))
        case "truncate": return .text(truncated(text, to: number(arguments, 0) ?? 50, ending: arguments.count > 1 ? argument(1) : "..."))
        case "truncatewords":
            let words = text.split(whereSeparator: \.isWhitespace)
            let count = max(1, number(arguments, 0) ?? 15)
            let ending = arguments.count > 1 ? argument(1) : "..."
            return words.count > count ? .text(words.prefix(count).joined(separator: " ") + ending) : value
        default: return value
        }
    }

    private static func number(_ arguments: [LiquidValue], _ index: Int) -> Int? {
        index < arguments.count ? Int(arguments[index].written) : nil
    }

    /// Cuts a text to a number of letters, which include the ending.
    private static func truncated(_ text: String, to length: Int, ending: String) -> String {
        text.count > length ? text.prefix(max(0, length - ending.count)) + ending : text
    }

    private static func escaped(_ text: String) -> String {
        text.map { letter in
            switch letter {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(letter)
            }
        }.joined()
    }

    /// Adds two numbers. As in Liquid, a text without a number counts as zero, and a sum with a fraction keeps it.
    private static func sum(_ one: LiquidValue, _ other: LiquidValue) -> LiquidValue {
        let (first, second) = (one.written, other.written)
        if let first = Int(first.isEmpty ? "0" : first), let second = Int(second.isEmpty ? "0" : second) {
            let (sum, isTooLarge) = first.addingReportingOverflow(second)
            if !isTooLarge { return .number(sum) }
        }
        let sum = (Double(first) ?? 0) + (Double(second) ?? 0)
        if let whole = Int(exactly: sum), !first.contains("."), !second.contains(".") { return .number(whole) }
        return .text(String(sum))
    }

    private static func replaced(_ text: String, _ old: String, _ new: String, maximum: Int) -> String {
        old.isEmpty ? text : text.replacing(old, with: new, maxReplacements: maximum)
    }

    /// Splits a text like Ruby's `split`: empty parts at the end are dropped, and a separator of one space means any white space.
    private static func split(_ text: String, by separator: String) -> LiquidValue {
        if separator.isEmpty { return .list(text.map { .text(String($0)) }) }
        if separator == " " { return .list(text.split(whereSeparator: \.isWhitespace).map { .text(String($0)) }) }
        var parts = text.split(separator: separator, omittingEmptySubsequences: false).map { LiquidValue.text(String($0)) }
        while parts.last == .text("") { parts.removeLast() }
        return .list(parts)
    }

    private static func slice(_ text: String, _ arguments: [LiquidValue]) -> LiquidValue {
        guard case .number(var start)? = arguments.first else { return .text(text) }
        let length = if arguments.count > 1, case .number(let given) = arguments[1] { given } else { 1 }
        let letters = Array(text)
        if start < 0 { start += letters.count }
        if start < 0 || start >= letters.count || length <= 0 { return .text("") }
        return .text(String(letters[start..<min(letters.count, start + length)]))
    }
}
