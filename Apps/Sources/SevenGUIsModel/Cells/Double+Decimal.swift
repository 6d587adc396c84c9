internal import Foundation

/// Arithmetic that hides rounding errors of binary fractions: 0.1 + 0.2 - 0.3 is 0, as a person expects.
nonisolated extension Double {
    /// The relative size of the rounding errors to hide. A `Double` has 52 binary digits; the last four may be wrong after calculations
    /// with tenths.
    private static let fuzz = 0x1p-48

    /// Returns whether two numbers differ only by a rounding error. Two different whole numbers are never near each other.
    func isNear(_ other: Double) -> Bool {
        if self == other { return true }
        let difference = (self - other).magnitude
        guard difference < magnitude * Self.fuzz, difference < other.magnitude * Self.fuzz else { return false }
        return !(isWhole && other.isWhole)
    }

    /// Returns the sum. If only a rounding error would remain, returns zero.
    func adding(_ other: Double) -> Double { isNear(-other) ? 0 : self + other }

    /// Returns the sum of many numbers. The order of the numbers does not change the result.
    static func sum(_ numbers: [Double]) -> Double {
        // Neumaier's algorithm: the rounding error of each addition is collected and added at the end.
        var sum = 0.0, lost = 0.0, size = 0.0
        for number in numbers {
            let next = sum + number
            lost += sum.magnitude >= number.magnitude ? (sum - next) + number : (number - next) + sum
            sum = next
            size += number.magnitude
        }
        let total = sum + lost
        if !total.isFinite { return sum }
        return total.magnitude <= size * 0x1p-53 && !numbers.allSatisfy(\.isWhole) ? 0 : total
    }

    /// Returns the remainder of a division. It has the sign of the divisor, which must not be zero.
    func remainder(of divisor: Double) -> Double {
        let quotient = self / divisor
        if isWhole, divisor.isWhole || !quotient.isFinite {
            let rest = truncatingRemainder(dividingBy: divisor)
            return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
        }
        // The quotient is so large that a `Double` has no digits left for the remainder.
        if quotient.magnitude >= 0x1p48 { return 0 }
        let nearest = quotient.rounded()
        let whole = quotient.isNear(nearest) ? nearest : quotient.rounded(.down)
        let rest = adding(-whole * divisor)
        return (rest < 0) == (divisor < 0) ? rest : 0
    }

    /// Returns this number raised to a power, or `nil` if the result is not a real number.
    func raised(to exponent: Double) -> Double? {
        let power = pow(self, exponent)
        if !power.isNaN { return power }
        // If the exponent is 1 divided by an odd number, the root of a negative number exists.
        let degree = (1 / exponent).rounded()
        guard self < 0, (1 / exponent).isNear(degree), degree.remainder(of: 2) != 0 else { return nil }
        return -pow(-self, exponent)
    }

    /// Returns the number rounded by its decimal digits, and a half away from zero: 2.675 becomes 2.68, although its binary value is
    /// slightly smaller.
    ///
    /// - Parameter places: the number of decimal places. A negative number rounds to tens, hundreds and so on.
    func rounded(toPlaces places: Int) -> Double {
        if places > 100 || magnitude >= 1e37 { return self }
        guard places > -40, magnitude > 1e-100, var exact = Decimal(string: "\(self)", locale: Locale(identifier: "en_US_POSIX")) else {
            return 0
        }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, places, .plain)
        return Double(rounded.description) ?? self
    }

    private var isWhole: Bool { self == rounded() }
}
