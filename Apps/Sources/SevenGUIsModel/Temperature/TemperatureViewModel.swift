public import BelvedereBinding

/// One temperature on two scales. What a person enters on one is shown on the other, as long as it is a number.
public final class TemperatureViewModel {
    /// What stands in the field for degrees Celsius.
    public let celsius = Dynamic("")
    /// What stands in the field for degrees Fahrenheit.
    public let fahrenheit = Dynamic("")

    public init() {}

    /// The person has entered degrees Celsius.
    public func enter(celsius text: String) {
        celsius.value = text
        if let degrees = Self.number(text) { fahrenheit.value = Self.text(degrees * 9 / 5 + 32) }
    }

    /// The person has entered degrees Fahrenheit.
    public func enter(fahrenheit text: String) {
        fahrenheit.value = text
        if let degrees = Self.number(text) { celsius.value = Self.text((degrees - 32) * 5 / 9) }
    }

    /// A number as people write it: digits, a sign, one decimal point or comma. "nan", "0x10" and "1e999" are texts here.
    private static func number(_ text: String) -> Double? {
        let allowed = Set("0123456789+-.")
        let plain = String(text.drop { $0 == " " }.map { $0 == "," ? "." : $0 })
        let number = plain.allSatisfy(allowed.contains) ? Double(plain) : nil
        return number.flatMap { $0.isFinite && abs($0) < 1e12 ? $0 : nil }
    }

    /// At most two decimals, and none that say nothing.
    private static func text(_ degrees: Double) -> String {
        let rounded = (degrees * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
