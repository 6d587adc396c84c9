/// The value of a style property: numbers with units, colours and a few words. There is no way to make one of a free text.
///
/// ```swift
/// let columns = StyleValue.list([.length(12, .characters), .share(1), .fit])      // 12ch minmax(0,1fr) max-content
/// ```
@_spi(Hosting)
public struct StyleValue: Sendable, Hashable {
    /// What a length is counted in.
    public enum Unit: String, Sendable {
        /// The size of the page's own letters.
        case rem
        /// The width of a digit.
        case characters = "ch"
        case pixels = "px"
        case percent = "%"
    }

    /// The value as CSS has it.
    let css: String

    private init(css: String) {
        self.css = css
    }

    /// A bare number.
    public static func number(_ number: Double) -> StyleValue { StyleValue(css: text(number)) }

    public static func length(_ number: Double, _ unit: Unit) -> StyleValue { StyleValue(css: text(number) + unit.rawValue) }

    /// A part of the room that is left, in proportion to the other parts.
    public static func share(_ weight: Double) -> StyleValue { StyleValue(css: "minmax(0,\(text(weight))fr)") }

    /// A part of the room that is left, and never less than a length.
    public static func share(_ weight: Double, atLeast length: StyleValue) -> StyleValue {
        StyleValue(css: "minmax(\(length.css),\(text(weight))fr)")
    }

    /// As much room as the content takes.
    public static let fit = StyleValue(css: "max-content")

    /// At least the first and at most the second.
    public static func between(_ least: StyleValue, _ most: StyleValue) -> StyleValue {
        StyleValue(css: "minmax(\(least.css),\(most.css))")
    }

    /// As many columns as there is room for, each at least so wide, and never wider than the room.
    public static func asManyAsFit(atLeast width: StyleValue) -> StyleValue {
        StyleValue(css: "repeat(auto-fill,minmax(min(\(width.css),100%),1fr))")
    }

    /// A colour of the space sRGB. Parts beyond 0 and 255 are brought back.
    public static func colour(red: Int, green: Int, blue: Int) -> StyleValue {
        let digits = [red, green, blue].map { part in
            let hexadecimal = String(min(255, max(0, part)), radix: 16)
            return hexadecimal.count == 1 ? "0" + hexadecimal : hexadecimal
        }
        return StyleValue(css: "#" + digits.joined())
    }

    /// One after the other.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public static func list(_ values: [StyleValue]) -> StyleValue { StyleValue(css: values.map(\.css).joined(separator: " ")) }

    /// A number as CSS has it, up to thousandths. A value that is not a number counts as zero.
    private static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return "0" }
        let thousandths = Int((number * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        let digits = String(abs(thousandths) % 1000)
        let fraction = (String(repeating: "0", count: 3 - digits.count) + digits).reversed().drop { $0 == "0" }.reversed()
        return (thousandths < 0 ? "-" : "") + String(abs(thousandths) / 1000) + "." + String(fraction)
    }
}
