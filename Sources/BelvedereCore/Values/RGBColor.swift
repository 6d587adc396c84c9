/// A colour as data: how much red, green and blue is in it (sRGB).
///
/// It is what a person chooses in a field for colours. How an app looks is the business of its host.
///
/// ```swift
/// let sky = RGBColor(red: 120, green: 180, blue: 255)
/// print(sky)                                                      // #78b4ff
/// ```
nonisolated public struct RGBColor: Sendable, Hashable {
    /// How much red, from 0 to 255.
    public var red: UInt8
    /// How much green, from 0 to 255.
    public var green: UInt8
    /// How much blue, from 0 to 255.
    public var blue: UInt8

    /// A colour from its three parts.
    ///
    /// - Parameters:
    ///   - red: from 0 to 255.
    ///   - green: from 0 to 255.
    ///   - blue: from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

nonisolated extension RGBColor: LosslessStringConvertible, Codable {
    /// Reads a colour as the web writes it, `#78b4ff`; `nil` if it is none.
    public init?(_ description: String) {
        let digits = description.utf8.dropFirst()
        guard description.utf8.first == UInt8(ascii: "#"), digits.count == 6,
            digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let number = UInt32(description.dropFirst(), radix: 16)
        else { return nil }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xff), blue: UInt8(number & 0xff))
    }

    /// The colour as the web writes it, in small letters.
    public var description: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Reads the text of the web.
    ///
    /// - Throws: `DecodingError` if what is there is not a colour.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let color = RGBColor(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no colour.")
        }
        self = color
    }

    /// Writes the text of the web.
    ///
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
