/// The path of an address and its components: RFC 3986, section 3.3, with percent-encoding as in section 2.1.
///
/// A component that would mean something else on its way is preceded by `=`. These are three:
/// - An empty one, because runs of slashes are taken together.
/// - `.` and `..`, because browsers resolve them away even when they are percent-encoded (URL Standard, "double-dot URL
///   path segment").
/// - `~`, which marks a pushed route. RFC 3986, section 2.3, lets anybody encode or decode it.
///
/// A `=` of a component's own is always encoded.
package nonisolated enum PathCoding {
    /// How the markers of a ``RouteStack`` stand among decoded components: with a character that no component can have. In an
    /// address they are `~`, `!` and `*`; a component of that text is encoded there.
    static let pushedMarker = "\u{0}~"
    static let presentedMarker = "\u{0}!"
    /// How an optional value that is `nil` stands among the components of a route.
    static let nothingMarker = "\u{0}*"

    /// `["a b", "ä"]` becomes `/a%20b/%C3%A4`.
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

    /// The decoded components, or `nil` if the path is malformed: a bad percent sign, bytes that are no UTF-8, a control
    /// character. Empty components are left out, so `//` and a `/` at the end do no harm.
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
            components.append(component)
        }
        return components
    }

    /// A path of any origin as one that can stand in an address: beginning with one slash, without runs of them, without
    /// anything that RFC 3986 does not allow in a path. A path that is malformed stays so, and the same path stays the same.
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
