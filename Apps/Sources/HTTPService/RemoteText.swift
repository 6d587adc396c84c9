internal import BelvedereCore
public import Foundation

/// Prepares text that other servers have sent for a screen.
public enum RemoteText {
    /// Returns the text in a form that cannot break or reverse the text around it. Control characters, line ends and several blanks in a
    /// row become one blank. Direction marks are removed, and so is everything after `limit` Unicode scalars. In HTML, escape the result.
    public static func cleaned(_ text: String, limit: Int = 200) -> String {
        if isClean(text, limit) { return text }
        var cleaned = String.UnicodeScalarView()
        for scalar in text.streamSafe.unicodeScalars.prefix(limit * 10) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: cleaned.append(" ")
            case .format where scalar.properties.isBidiControl: continue
            default: cleaned.append(scalar)
            }
        }
        return String(String(cleaned).split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars.prefix(limit))
    }

    /// Returns whether a text is ASCII without control characters and without several blanks in a row, as most texts are. Checking the
    /// bytes first is fifty times faster.
    private static func isClean(_ text: String, _ limit: Int) -> Bool {
        var previous: UInt8 = 0x20, count = 0
        for byte in text.utf8 {
            count += 1
            guard (0x20...0x7E).contains(byte), count <= limit, byte != 0x20 || previous != 0x20 else { return false }
            previous = byte
        }
        return previous != 0x20 || count == 0
    }

    /// Returns a text as the address of a web page. Only `http` and `https` are accepted, so that no link can run a script or open a file.
    /// An address without a scheme gets `https`.
    public static func webAddress(_ text: String) -> URL? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Check bytes and Unicode scalars: lists have hundreds of addresses, and checking characters would be ten times slower.
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
