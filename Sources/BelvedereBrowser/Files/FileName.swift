/// Writes the header that makes a browser save a response as a file (RFC 6266).
enum FileName {
    /// Returns the value of the header `Content-Disposition`. It names the file twice: in ASCII for old programs, and in UTF-8 (RFC 8187).
    static func disposition(_ name: String) -> String {
        let name = harmless(name)
        let plain = String(decoding: name.utf8.map { (32..<127).contains($0) && !"\"\\%".utf8.contains($0) ? $0 : 95 }, as: UTF8.self)
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded(name))"
    }

    /// Returns the name without characters that end a header, lead to another folder, or hide the end of the name by writing it backwards.
    private static func harmless(_ name: String) -> String {
        let letters = name.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isForbidden =
                scalar.value < 32 || (127..<160).contains(scalar.value) || "/\\".unicodeScalars.contains(scalar)
                || scalar.properties.isBidiControl
            return isForbidden ? "_" : scalar
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters.drop { $0 == "." }.prefix(150))
        return text.isEmpty ? "file" : String(text)
    }

    private static func encoded(_ name: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in name.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a byte needs no escape (`attr-char` of RFC 8187).
    private static func isPlain(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "!#$&+-.^_`|~".utf8.contains(byte)
    }
}
