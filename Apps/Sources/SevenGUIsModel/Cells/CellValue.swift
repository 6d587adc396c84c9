internal import Foundation

/// The computed value of a cell.
public enum CellValue: Hashable, Sendable, CustomStringConvertible {
    case empty
    case number(Double)
    /// A number that the cell shows as a percentage.
    case percentage(Double)
    /// The result of a comparison. In calculations it counts as 1 or 0.
    case truth(Bool)
    case text(String)
    case error(CellError)

    /// The most bytes of a text that a formula computes. Each cell that joins a cell with itself doubles the text, and the cell shows all
    /// of it.
    static let longestText = 2_000

    /// The text that the cell shows. A number is shown with at most ten significant digits.
    public var description: String {
        switch self {
        case .empty: ""
        case .number(let number): Self.digits(number)
        case .percentage(let number): Self.digits(number * 100) + "%"
        case .truth(let isTrue): isTrue ? "TRUE" : "FALSE"
        case .text(let text): text
        case .error(let error): error.rawValue
        }
    }

    /// Parses a typed value: a number, a percentage or a truth value. Spaces before and after it are ignored. A text with spaces between
    /// digits, such as a telephone number, is not a number.
    ///
    /// - Returns: the value, or `nil` if the text is any other text.
    init?(typed text: some StringProtocol) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        switch trimmed.lowercased() {
        case "true": self = .truth(true)
        case "false": self = .truth(false)
        default:
            let isPercentage = trimmed.last == "%"
            guard let number = Self.number(isPercentage ? trimmed.dropLast() : trimmed[...]) else { return nil }
            self = isPercentage ? .percentage(number / 100) : .number(number)
        }
    }

    /// Parses a number with a decimal point and an optional exponent after an "e", such as "1.5e3".
    static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The value as a number, or `nil` if functions such as `sum` ignore it.
    var counted: Double? {
        switch self {
        case .number(let number), .percentage(let number): number
        case .truth(let isTrue): isTrue ? 1 : 0
        case .empty, .text, .error: nil
        }
    }

    private static func digits(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e16 { return String(Int(number)) }
        // Show at most ten digits in all. For a number below 1, the 0 before the point is one of them.
        let decimals = 9 - max(0, Int(log10(abs(number)).rounded(.down)))
        if (1e-4..<1e15).contains(abs(number)) { return withoutZeros(String(format: "%.*f", max(0, decimals), number)) }
        let parts = String(format: "%.9e", number).split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(number)" }
        let mantissa = withoutZeros(String(parts[0]))
        let places = mantissa.count(where: \.isNumber) - 1 - exponent
        return exponent < 0 && places <= 15 ? String(format: "%.*f", places, number) : "\(mantissa)E\(exponent)"
    }

    private static func withoutZeros(_ text: String) -> String {
        guard text.contains(".") else { return text }
        let digits = text.reversed().drop { $0 == "0" }
        return String(String((digits.first == "." ? digits.dropFirst() : digits)).reversed())
    }
}
