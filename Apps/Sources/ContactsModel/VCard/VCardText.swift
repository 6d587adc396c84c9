import Foundation

/// Bytes to text and back, as cards need it.
enum VCardText {
    /// A file's bytes as UTF-8, if its byte order mark says it is something else; damaged UTF-16 is nil.
    static func utf8(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        return String(data: Data(bytes), encoding: .utf16).map { Array($0.utf8) }
    }

    /// Decodes quoted-printable (RFC 2045, section 6.7); nil if an "=" is followed by no byte.
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

    /// Text without its backslashes; a line break for `\n` (RFC 6350, section 3.4).
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
        return String(plain)
    }

    /// Text with backslashes before what would end it.
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

    /// The parts between separators that are not escaped, still escaped themselves.
    static func split(_ text: Substring, at separator: Unicode.Scalar) -> [Substring] {
        var parts: [Substring] = []
        let scalars = text.unicodeScalars
        var (start, index, isEscaped) = (scalars.startIndex, scalars.startIndex, false)
        while index < scalars.endIndex {
            if isEscaped {
                isEscaped = false
            } else if scalars[index] == "\\" {
                isEscaped = true
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
