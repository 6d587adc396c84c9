nonisolated extension Theme {
    /// A colour of the sRGB colour space, without transparency.
    ///
    /// ```swift
    /// let green = Theme.Colour.hex(0x0F7B6C)
    /// ```
    nonisolated public struct Colour: Sendable, Hashable, CustomStringConvertible {
        /// The red component, from 0 to 255.
        public let red: UInt8
        /// The green component, from 0 to 255.
        package let green: UInt8
        /// The blue component, from 0 to 255.
        package let blue: UInt8

        /// Creates a colour from its three components.
        ///
        /// - Parameters:
        ///   - red: the red component, from 0 to 255.
        ///   - green: the green component, from 0 to 255.
        ///   - blue: the blue component, from 0 to 255.
        package init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// Returns the colour of a hexadecimal number, as in style sheets. Only the lowest 24 bits count.
        public static func hex(_ number: UInt32) -> Colour {
            Colour(red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
        }

        /// The kit's own blue.
        public static let standard = Colour.hex(0x2F55C8)
        static let black = Colour.hex(0)
        static let white = Colour.hex(0xFFFFFF)

        /// The colour in the notation of style sheets, such as `#0f7b6c`.
        public var description: String {
            let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }

        /// The relative luminance of the colour, from 0 to 1 (WCAG 2.2, "relative luminance").
        var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

        private static func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            if value <= 0.04045 { return value / 12.92 }
            // The formula needs the power 12/5, which is the twelfth power of the fifth root. Newton's method finds the root, because the
            // standard library has no fractional powers.
            let base = (value + 0.055) / 1.055
            var root = 1.0
            for _ in 0..<24 { root -= (root - base / (root * root * root * root)) / 5 }
            let square = root * root, fourth = square * square
            return fourth * fourth * fourth
        }

        /// Returns the contrast with another colour, from 1 to 21 (WCAG 2.2, "contrast ratio").
        package func contrast(with other: Colour) -> Double {
            let (one, two) = (luminance, other.luminance)
            return (max(one, two) + 0.05) / (min(one, two) + 0.05)
        }

        /// Returns a mixture with another colour. `part` is the share of the other colour, from 0 to 1.
        func mixed(with other: Colour, _ part: Double) -> Colour {
            func mix(_ one: UInt8, _ two: UInt8) -> UInt8 { UInt8((Double(one) * (1 - part) + Double(two) * part).rounded()) }
            return Colour(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
        }

        /// Tries 101 mixtures of this colour with `other`, from 0 % to 100 % of `other`. Returns the first mixture whose contrast with all
        /// background colours in `grounds` is at least `least`.
        func moved(towards other: Colour, untilContrast least: Double, with grounds: [Colour]) -> Colour {
            for step in 0...100 {
                let colour = mixed(with: other, Double(step) / 100)
                if grounds.allSatisfy({ colour.contrast(with: $0) >= least }) { return colour }
            }
            return other
        }
    }
}
