/// A colour as data: its amounts of red, green and blue (sRGB).
///
/// A person chooses a colour in a colour field. Colours of an app's own look are not set with this type, because the host chooses them.
///
/// ```swift
/// let sky = RGBColor(red: 120, green: 180, blue: 255)
/// print(sky)                                                      // #78b4ff
/// ```
nonisolated public struct RGBColor: Sendable, Hashable {
    /// The amount of red, from 0 to 255.
    public var red: UInt8
    /// The amount of green, from 0 to 255.
    public var green: UInt8
    /// The amount of blue, from 0 to 255.
    public var blue: UInt8

    /// A colour with the given amounts of red, green and blue.
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
    /// Reads a colour in the form of the web, `#78b4ff`; `nil` for any other text.
    public init?(_ description: String) {
        let digits = description.utf8.dropFirst()
        guard description.utf8.first == UInt8(ascii: "#"), digits.count == 6,
            digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let number = UInt32(description.dropFirst(), radix: 16)
        else { return nil }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xff), blue: UInt8(number & 0xff))
    }

    /// The colour in the form of the web, with lower-case letters.
    public var description: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Reads a text in the form of the web.
    ///
    /// - Throws: `DecodingError` if the text is not a colour.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let color = RGBColor(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no colour.")
        }
        self = color
    }

    /// Writes a text in the form of the web.
    ///
    /// - Throws: the error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
