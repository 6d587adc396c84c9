internal import Foundation

/// Distances as a person is used to them: metres and kilometres, or miles with feet (United States) or yards (United
/// Kingdom) for what is near.
nonisolated struct DistanceFormat: Sendable {
    /// Decides between kilometres and miles, and in which direction lines run.
    let locale: Locale
    /// Whose digits and separators.
    let numbers: Locale

    /// - Parameter metres: not negative; rounded to what a person walking would care for.
    func text(_ metres: Double) -> String { isolated(plain(metres)) }

    private func plain(_ metres: Double) -> String {
        switch locale.measurementSystem {
        case .us: return imperial(metres, NearbyWords.feet, perMile: 5280)
        case .uk: return imperial(metres, NearbyWords.yards, perMile: 1760)
        default: return metric(metres)
        }
    }

    private func metric(_ metres: Double) -> String {
        if metres < 995 { return NearbyWords.metres(number(rounded(metres), 0...0)) }
        return NearbyWords.kilometres(number(metres / 1000, metres < 99_950 ? 0...1 : 0...0))
    }

    private func imperial(_ metres: Double, _ small: (String) -> String, perMile: Double) -> String {
        let miles = metres / 1609.344
        if miles < 0.095 { return small(number(rounded(miles * perMile), 0...0)) }
        return NearbyWords.miles(number(miles, miles < 99.95 ? 0...1 : 0...0))
    }

    /// To the nearest 10, and below that to the nearest 1.
    private func rounded(_ value: Double) -> Double {
        value < 10 ? value.rounded() : (value / 10).rounded() * 10
    }

    private func number(_ value: Double, _ digits: ClosedRange<Int>) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).locale(numbers))
    }

    /// In lines that run from right to left a number would come to stand behind its unit: "km 1". Isolated (Unicode Standard
    /// Annex 9, section 2.4.3) it keeps the order of what it is, a Latin unit behind its number.
    private func isolated(_ text: String) -> String {
        locale.language.characterDirection == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text
    }
}
