public import Foundation

extension HTTPAnswer {
    /// The body as text in UTF-8, for decoding JSON.
    ///
    /// JSON is UTF-8 (RFC 8259), but some servers send Latin-1, and some cut a name in the middle of a letter. A body that is valid UTF-8
    /// is read as UTF-8, even if the header declares another encoding, because Latin-1 text is almost never valid UTF-8. In any other body,
    /// the invalid bytes are read as letters of Windows-1252, which browsers also read in place of Latin-1 (WHATWG Encoding Standard). If
    /// the header declares Latin-1, all non-ASCII bytes are read in this way.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var text: Data {
        if String(validating: body, as: UTF8.self) != nil { return body }
        return Self.repaired([UInt8](body), isLatin: Self.latinNames.contains(charset))
    }

    /// The name of the encoding in `Content-Type`, in small letters. Empty if there is none.
    private var charset: String {
        for parameter in (header("Content-Type") ?? "").lowercased().split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
            }
            if parts.count == 2, parts[0] == "charset" { return parts[1] }
        }
        return ""
    }

    private static let latinNames: Set = [
        "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "x-cp1252", "us-ascii", "ascii",
    ]

    private static func repaired(_ bytes: [UInt8], isLatin: Bool) -> Data {
        var text = Data()
        text.reserveCapacity(bytes.count + bytes.count / 8)
        var parser = Unicode.UTF8.ForwardParser(), iterator = bytes.makeIterator(), position = 0
        while position < bytes.count {
            // The number of bytes in the next invalid sequence, or in the next non-ASCII letter of Latin-1 text. Each of these bytes
            // becomes a letter.
            let length: Int
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar):
                length = scalar.count
                if !isLatin || length == 1 {
                    text.append(contentsOf: scalar)
                    position += length
                    continue
                }
            case .error(let count): length = count
            case .emptyInput: return text
            }
            for byte in bytes[position..<min(position + length, bytes.count)] { text.append(contentsOf: String(letter(byte)).utf8) }
            position += length
        }
        return text
    }

    /// Returns the letter of a byte in Windows-1252. Its five unused bytes become control characters, as in Latin-1.
    private static func letter(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80..<0xA0).contains(byte) else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(letters[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
    }

    private static let letters: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
