/// A CSS custom property of a single element, such as `--columns`. The style sheet reads it with `var()`.
///
/// Most of the look belongs in the style sheet, by class. These properties are for values that a class cannot express, because they are
/// numbers or lists of the app: the columns of a grid, the width of a column. The list of properties is closed, and their values are no
/// free texts (see ``StyleValue``). So a text of an app cannot become style.
///
/// ```swift
/// let grid = ElementIdentifier(ViewIdentifier(rawValue: 7))
/// let effect = Effect.style(grid, .columns, .list([.length(12, .characters), .share(1)]))
/// ```
///
/// Descendants inherit custom properties. A class that reads one sets it to `initial` if it must not use the value of an ancestor.
@_spi(Hosting)
public enum StyleProperty: String, Sendable, CaseIterable {
    /// The columns of a grid or a table.
    case columns = "--columns"
    /// The columns of a table in a narrow window, if it leaves some out.
    case narrow = "--narrow"
    /// The space between views.
    case gap = "--gap"
    /// The number of columns or rows that a view spans.
    case span = "--span"
    case width = "--width"
    case height = "--height"
    /// A number from 0 to 1, such as the length of a progress bar.
    case fraction = "--fraction"
    /// The nesting depth of a view.
    case level = "--level"
    /// The distances of an element from the start and from the top of its container.
    case start = "--start", top = "--top"
    /// A colour that the app chooses, such as the one of a colour field.
    case colour = "--colour"
}

/// The value of a style property: numbers with units, colours and a few CSS keywords. No initializer accepts a free text.
///
/// ```swift
/// let columns = StyleValue.list([.length(12, .characters), .share(1), .fit])      // 12ch minmax(0,1fr) max-content
/// ```
@_spi(Hosting)
public struct StyleValue: Sendable, Hashable {
    /// The unit of a length.
    public enum Unit: String, Sendable {
        /// The font size of the page.
        case rem
        /// The width of a digit.
        case characters = "ch"
        case pixels = "px"
        case percent = "%"
    }

    /// The value as it is written in CSS.
    let css: String

    private init(css: String) {
        self.css = css
    }

    /// Makes a number without a unit.
    public static func number(_ number: Double) -> StyleValue { StyleValue(css: text(number)) }

    public static func length(_ number: Double, _ unit: Unit) -> StyleValue { StyleValue(css: text(number) + unit.rawValue) }

    /// Makes a share of the remaining width, in proportion to the shares of the other columns.
    public static func share(_ weight: Double) -> StyleValue { StyleValue(css: "minmax(0,\(text(weight))fr)") }

    /// Makes a share of the remaining width that is never less than a length.
    public static func share(_ weight: Double, atLeast length: StyleValue) -> StyleValue {
        StyleValue(css: "minmax(\(length.css),\(text(weight))fr)")
    }

    /// The width that the content needs.
    public static let fit = StyleValue(css: "max-content")

    /// Makes a size between a minimum and a maximum.
    public static func between(_ least: StyleValue, _ most: StyleValue) -> StyleValue {
        StyleValue(css: "minmax(\(least.css),\(most.css))")
    }

    /// Makes as many columns as fit, each with at least this width. A column is never wider than its container.
    public static func asManyAsFit(atLeast width: StyleValue) -> StyleValue {
        StyleValue(css: "repeat(auto-fill,minmax(min(\(width.css),100%),1fr))")
    }

    /// Makes a colour of the space sRGB. Components below 0 or above 255 are limited to this range.
    public static func colour(red: Int, green: Int, blue: Int) -> StyleValue {
        let digits = [red, green, blue].map { part in
            let hexadecimal = String(min(255, max(0, part)), radix: 16)
            return hexadecimal.count == 1 ? "0" + hexadecimal : hexadecimal
        }
        return StyleValue(css: "#" + digits.joined())
    }

    /// Makes a list of values.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public static func list(_ values: [StyleValue]) -> StyleValue { StyleValue(css: values.map(\.css).joined(separator: " ")) }

    /// Returns a number as CSS writes it, rounded to thousandths. NaN, an infinite or a very large number becomes zero.
    private static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return "0" }
        let thousandths = Int((number * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        let digits = String(abs(thousandths) % 1000)
        let fraction = (String(repeating: "0", count: 3 - digits.count) + digits).reversed().drop { $0 == "0" }.reversed()
        return (thousandths < 0 ? "-" : "") + String(abs(thousandths) / 1000) + "." + String(fraction)
    }
}
