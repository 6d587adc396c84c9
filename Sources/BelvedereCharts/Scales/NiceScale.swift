internal import Foundation

/// A scale with round numbers at its ticks: 1, 2 or 5 times a power of ten apart. The algorithm is by Paul Heckbert, "Nice numbers for
/// graph labels", Graphics Gems, 1990.
nonisolated struct NiceScale {
    /// The distance of two ticks.
    let step: Double
    let ticks: [Double]
    let lower: Double
    let upper: Double

    /// - Parameters:
    ///   - least: the smallest value.
    ///   - most: the greatest value.
    ///   - count: the wanted number of ticks, which is only roughly reached.
    ///   - isLoose: whether the scale ends at ticks. If not, it ends at the values, and the ticks are between them.
    init(from least: Double, to most: Double, count: Int, isLoose: Bool = true) {
        var (least, most) = (least, most)
        if least == most {
            let room = least == 0 ? 1 : least.magnitude * 0.1
            (least, most) = (least - room, most + room)
        }
        let step = Self.nice((most / 2 - least / 2) / Double(max(1, count - 1)) * 2)
        let first = isLoose ? (least / step).rounded(.down) : (least / step - 1e-9).rounded(.up)
        let last = isLoose ? (most / step).rounded(.up) : (most / step + 1e-9).rounded(.down)
        // Numbers that are nearly equal but very large have no room for ticks between them.
        let number = last - first
        ticks = number.isFinite && number >= 0 && number < 100 ? (0...Int(number)).map { (first + Double($0)) * step } : [least, most]
        self.step = step
        lower = isLoose ? min(least, ticks.first ?? least) : least
        upper = isLoose ? max(most, ticks.last ?? most) : most
    }

    /// Returns a number near `value` that is 1, 2, 5 or 10 times a power of ten.
    private static func nice(_ value: Double) -> Double {
        let power = pow(10, floor(log10(value))), fraction = value / power
        return (fraction < 1.5 ? 1 : fraction < 3 ? 2 : fraction < 7 ? 5 : 10) * power
    }
}
