/// Encodes and decodes the path of an address and its components, such as `/people/7` with the components `people` and `7`. It applies RFC
/// 3986, section 3.3, with percent-encoding as in section 2.1.
///
/// A component that would change its meaning in an address is preceded by `=`. There are three kinds:
/// - An empty component, because several slashes in a row count as one.
/// - `.` and `..`, because browsers resolve them even when they are percent-encoded (URL Standard, "double-dot URL path segment").
/// - `~`, which marks a pushed route. RFC 3986, section 2.3, allows any program to encode or decode it.
///
/// A `=` that belongs to the component itself is always percent-encoded.
package nonisolated enum PathCoding {
    /// The marker of a pushed route of a ``RouteStack`` among decoded components. Each marker begins with a character that no component can
    /// have. In an address, the markers are written as `~`, `!` and `*`; a component that is one of these texts is encoded differently
    /// there.
    static let pushedMarker = "\u{0}~"
    static let presentedMarker = "\u{0}!"
    /// The marker of an optional value that is `nil`, among the components of a route.
    static let nothingMarker = "\u{0}*"

    /// Returns the components as a path: `["a b", "ä"]` becomes `/a%20b/%C3%A4`.
    static func encode(_ components: [String]) -> String {
        var path = ""
        for component in components {
            path += "/"
            if component == pushedMarker || component == presentedMarker || component == nothingMarker {
                path += component.dropFirst()
                continue
            }
            if ["", ".", "..", "~"].contains(component) { path += "=" }
            for byte in component.utf8 { append(byte, to: &path, isKept: isUnreserved(byte)) }
        }
        return path
    }

    /// Returns the decoded components. It returns `nil` for a malformed path: a bad percent sign, bytes that are not UTF-8, or a control
    /// character. Empty components are left out, so `//` and a final `/` have no effect. `String.streamSafe` is applied to each component.
    static func decode(_ path: String) -> [String]? {
        var components: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("~".utf8) {
                components.append(pushedMarker)
                continue
            }
            if part.elementsEqual("!".utf8) {
                components.append(presentedMarker)
                continue
            }
            if part.elementsEqual("*".utf8) {
                components.append(nothingMarker)
                continue
            }
            var bytes: [UInt8] = []
            var rest = part.first == UInt8(ascii: "=") ? part.dropFirst() : part[...]
            while let byte = rest.popFirst() {
                if byte != UInt8(ascii: "%") {
                    bytes.append(byte)
                } else {
                    guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
                    bytes.append(high << 4 | low)
                }
            }
            guard let component = String(validating: bytes, as: UTF8.self),
                !component.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
            else { return nil }
            components.append(component.streamSafe)
        }
        return components
    }

    /// Returns any path in a form that an address can contain. The result begins with one slash, has no two slashes in a row, and has only
    /// the characters that RFC 3986 allows in a path. A malformed path is still malformed in the result. Normalizing a path twice gives the
    /// same result as normalizing it once.
    package static func normalized(_ path: String) -> String {
        var normalized = ""
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            normalized += "/"
            for byte in part { append(byte, to: &normalized, isKept: isUnreserved(byte) || "%!=:@$&'()*+,;".utf8.contains(byte)) }
        }
        return normalized
    }

    private static func append(_ byte: UInt8, to path: inout String, isKept: Bool) {
        if isKept {
            path.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            path += "%" + hexadecimal(byte >> 4) + hexadecimal(byte & 15)
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hexadecimal(_ digit: UInt8) -> String {
        String(digit, radix: 16, uppercase: true)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
