internal import Foundation

/// Formats distances in the units that are usual for the person: metres and kilometres, or miles with feet (United States) or yards (United
/// Kingdom) for short distances.
nonisolated struct DistanceFormat: Sendable {
    /// The person's locale. It decides between kilometres and miles, and whether lines run from right to left.
    let locale: Locale
    /// The locale by which numbers are formatted.
    let numbers: Locale

    /// - Parameter metres: the distance, not negative. The text is rounded as it is useful for walking.
    func text(_ metres: Double) -> String { isolated(plain(metres)) }

    /// The distances in metres whose texts are round numbers.
    var roundDistances: [Double] {
        let large = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
        switch locale.measurementSystem {
        case .us: return [10, 20, 50, 100, 200, 500].map { $0 * 0.3048 } + ([0.2, 0.5] + large).map { $0 * 1609.344 }
        case .uk: return [5, 10, 20, 50, 100].map { $0 * 0.9144 } + ([0.2, 0.5] + large).map { $0 * 1609.344 }
        default: return [2, 5, 10, 20, 50, 100, 200, 500] + large.map { $0 * 1000 }
        }
    }

    private func plain(_ metres: Double) -> String {
        switch locale.measurementSystem {
        case .us: return imperial(metres, NearbyTexts.feet, perMile: 5280)
        case .uk: return imperial(metres, NearbyTexts.yards, perMile: 1760)
        default: return metric(metres)
        }
    }

    private func metric(_ metres: Double) -> String {
        if metres < 995 { return NearbyTexts.metres(number(rounded(metres), 0...0)) }
        return NearbyTexts.kilometres(number(metres / 1000, metres < 99_950 ? 0...1 : 0...0))
    }

    private func imperial(_ metres: Double, _ small: (String) -> String, perMile: Double) -> String {
        let miles = metres / 1609.344
        if miles < 0.095 { return small(number(rounded(miles * perMile), 0...0)) }
        return NearbyTexts.miles(number(miles, miles < 99.95 ? 0...1 : 0...0))
    }

    /// Returns a value rounded to the nearest 10, or to a whole number if it is below 10.
    private func rounded(_ value: Double) -> Double {
        value < 10 ? value.rounded() : (value / 10).rounded() * 10
    }

    private func number(_ value: Double, _ digits: ClosedRange<Int>) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).locale(numbers))
    }

    /// Separates a distance from a text that runs from right to left. Otherwise the number would appear on the wrong side of its unit: "km
    /// 1". Inside a Unicode isolate (Unicode Standard Annex 9, section 2.4.3), the number stays before its Latin unit.
    private func isolated(_ text: String) -> String {
        locale.language.characterDirection == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text
    }
}
