internal import BelvedereCore
import Foundation

/// Conversions between bytes and text in cards.
enum VCardText {
    /// Returns a file's bytes in UTF-8. If the file begins with the byte order mark of UTF-16, it is converted. Nil for damaged UTF-16.
    static func utf8(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        return String(data: Data(bytes), encoding: .utf16).map { Array($0.utf8) }
    }

    /// Decodes quoted-printable text (RFC 2045, section 6.7). Returns nil if an "=" is not followed by the code of a byte.
    static func quotedPrintable(_ bytes: some Collection<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x3D else {
                decoded.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hex), let low = rest.popFirst().flatMap(hex) else { return nil }
            decoded.append(high << 4 | low)
        }
        return decoded
    }

    /// Returns the text without its backslashes, with a line break for each `\n` (RFC 6350, section 3.4).
    static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(0x5C) else { return String(text) }
        var plain = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                plain.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                plain.append(scalar)
            }
        }
        if isEscaped { plain.append("\\") }
        // A backslash may be between a letter and one of its accents. After removing it, the letter may have too many accents, so limit
        // them again.
        return String(plain).streamSafe
    }

    /// Returns the text with a backslash before each character that has a special meaning in a vCard value, such as a semicolon.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ",", ";":
                escaped.append("\\")
                escaped.append(scalar)
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\r": continue
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    /// Returns the components of a value: the texts between separators that have no backslash before them. The components are still
    /// escaped.
    ///
    /// - Parameter escapesAll: whether a backslash escapes every character after it, or only the separator.
    static func split(_ text: Substring, at separator: Unicode.Scalar, escapesAll: Bool = true) -> [Substring] {
        var parts: [Substring] = []
        let scalars = text.unicodeScalars
        var (start, index, isEscaped) = (scalars.startIndex, scalars.startIndex, false)
        while index < scalars.endIndex {
            if isEscaped {
                isEscaped = false
            } else if scalars[index] == "\\" {
                let next = scalars.index(after: index)
                isEscaped = escapesAll || (next < scalars.endIndex && scalars[next] == separator)
            } else if scalars[index] == separator {
                parts.append(text[start..<index])
                start = scalars.index(after: index)
            }
            index = scalars.index(after: index)
        }
        parts.append(text[start...])
        return parts
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
