nonisolated extension Theme {
    /// A colour of the space sRGB, without transparency.
    ///
    /// ```swift
    /// let green = Theme.Colour.hex(0x0F7B6C)
    /// ```
    nonisolated public struct Colour: Sendable, Hashable, CustomStringConvertible {
        /// The share of red, to 255.
        public let red: UInt8
        /// The share of green, to 255.
        public let green: UInt8
        /// The share of blue, to 255.
        public let blue: UInt8

        /// A colour from its three parts.
        ///
        /// - Parameters:
        ///   - red: the share of red, to 255.
        ///   - green: the share of green, to 255.
        ///   - blue: the share of blue, to 255.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// The colour with this hexadecimal number in style sheets. Only the lowest 24 bits count.
        public static func hex(_ number: UInt32) -> Colour {
            Colour(red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
        }

        /// The kit's own blue.
        public static let standard = Colour.hex(0x2F55C8)
        static let black = Colour.hex(0)
        static let white = Colour.hex(0xFFFFFF)

        /// As in style sheets, `#0f7b6c`.
        public var description: String {
            let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }

        /// How light the colour is to the eye, from 0 to 1 (WCAG 2.2, "relative luminance").
        var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

        private static func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            if value <= 0.04045 { return value / 12.92 }
            // The twelfth power of the fifth root, found by Newton's method: the standard library has no powers of fractions.
            let base = (value + 0.055) / 1.055
            var root = 1.0
            for _ in 0..<24 { root -= (root - base / (root * root * root * root)) / 5 }
            let square = root * root, fourth = square * square
            return fourth * fourth * fourth
        }

        /// The contrast with another colour, from 1 to 21 (WCAG 2.2, "contrast ratio").
        public func contrast(with other: Colour) -> Double {
            let (one, two) = (luminance, other.luminance)
            return (max(one, two) + 0.05) / (min(one, two) + 0.05)
        }

        /// The colour with a part of another one in it, from 0 to 1.
        func mixed(with other: Colour, _ part: Double) -> Colour {
            func mix(_ one: UInt8, _ two: UInt8) -> UInt8 { UInt8((Double(one) * (1 - part) + Double(two) * part).rounded()) }
            return Colour(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
        }

        /// The nearest colour on the way to another that has a contrast with all of these.
        func moved(towards other: Colour, untilContrast least: Double, with grounds: [Colour]) -> Colour {
            for step in 0...100 {
                let colour = mixed(with: other, Double(step) / 100)
                if grounds.allSatisfy({ colour.contrast(with: $0) >= least }) { return colour }
            }
            return other
        }
    }
}
