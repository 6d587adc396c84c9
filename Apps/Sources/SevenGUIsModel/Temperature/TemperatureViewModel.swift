public import BelvedereBinding

/// The view model of one temperature on two scales. When the person enters a number on one scale, the field of the other shows the
/// converted number.
public final class TemperatureViewModel {
    /// The text of the field for degrees Celsius.
    public let celsius = Dynamic("")
    /// The text of the field for degrees Fahrenheit.
    public let fahrenheit = Dynamic("")

    public init() {}

    /// Called when the person enters degrees Celsius.
    public func enter(celsius text: String) {
        celsius.value = text
        if let degrees = Self.number(text) { fahrenheit.value = Self.text(degrees * 9 / 5 + 32) }
    }

    /// Called when the person enters degrees Fahrenheit.
    public func enter(fahrenheit text: String) {
        fahrenheit.value = text
        if let degrees = Self.number(text) { celsius.value = Self.text((degrees - 32) * 5 / 9) }
    }

    /// Parses a number as people write it: digits, a sign, and one decimal point or comma. Other forms that Swift accepts, such as "nan",
    /// "0x10" and "1e999", return nil.
    private static func number(_ text: String) -> Double? {
        let allowed = Set("0123456789+-.")
        let plain = String(text.drop { $0 == " " }.map { $0 == "," ? "." : $0 })
        let number = plain.allSatisfy(allowed.contains) ? Double(plain) : nil
        return number.flatMap { $0.isFinite && abs($0) < 1e12 ? $0 : nil }
    }

    /// Formats degrees with at most two decimals and without trailing zeros.
    private static func text(_ degrees: Double) -> String {
        let rounded = (degrees * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
