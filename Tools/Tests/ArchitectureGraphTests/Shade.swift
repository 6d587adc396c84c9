import Foundation

/// A colour of the standard sRGB, to measure contrasts and differences.
struct Shade {
    /// Red, green and blue as amounts of light, from 0 to 1.
    private let light: [Double]

    /// - Parameter text: The colour as `#1c3d94`.
    init?(_ text: String) {
        guard text.count == 7, text.first == "#", let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        light = [16, 8, 0].map { shift in
            let part = Double((number >> UInt32(shift)) & 0xFF) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
    }

    /// The contrast with another colour by WCAG, from 1 to 21. A text needs 4.5.
    func contrast(with other: Shade) -> Double {
        let (one, two) = (luminance + 0.05, other.luminance + 0.05)
        return max(one, two) / min(one, two)
    }

    private var luminance: Double { 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] }

    /// The distance in the colour space CIELAB. A person sees a distance of 2.3 side by side.
    func distance(to other: Shade) -> Double {
        zip(lab, other.lab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    private var lab: [Double] {
        func root(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
        let x = root((0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.95047)
        let y = root(luminance)
        let z = root((0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.08883)
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
    }
}
