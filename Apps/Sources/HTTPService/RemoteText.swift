public import Foundation

/// Text that strangers wrote, made fit to stand on a screen.
public enum RemoteText {
    /// The text without what would break or turn the text around it: control characters, ends of lines and runs of blanks
    /// become single blanks, marks of direction go, and so does what is beyond `limit` characters. It is still to be
    /// escaped wherever it is put into markup.
    public static func cleaned(_ text: String, limit: Int = 200) -> String {
        if isClean(text, limit) { return text }
        var cleaned = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit * 10) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: cleaned.append(" ")
            case .format where scalar.properties.isBidiControl: continue
            default: cleaned.append(scalar)
            }
        }
        return String(String(cleaned).split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(limit))
    }

    /// Most texts are plain ASCII with single blanks: told by their bytes, fifty times faster.
    private static func isClean(_ text: String, _ limit: Int) -> Bool {
        var previous: UInt8 = 0x20, count = 0
        for byte in text.utf8 {
            count += 1
            guard (0x20...0x7E).contains(byte), count <= limit, byte != 0x20 || previous != 0x20 else { return false }
            previous = byte
        }
        return previous != 0x20 || count == 0
    }

    /// The text as the address of a web page: `http` and `https` alone, so that no link runs a script or opens a file. An
    /// address without a scheme is taken for `https`.
    public static func webAddress(_ text: String) -> URL? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Looked through by bytes and scalars: lists have hundreds of addresses, and characters cost ten times as much.
        guard text.utf8.count <= 2000, !text.unicodeScalars.contains(where: isBlank) else { return nil }
        let hasScheme = text.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }.contains(UInt8(ascii: ":"))
        guard let url = URL(string: hasScheme ? text : "https://" + text), let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = url.host(), host.contains("."), url.user() == nil
        else { return nil }
        return url
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }
}
