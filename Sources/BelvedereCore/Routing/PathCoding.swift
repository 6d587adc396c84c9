/// The path of an address and its components: RFC 3986, section 3.3, with percent-encoding as in section 2.1.
nonisolated enum PathCoding {
    /// How the markers of a ``RouteStack`` stand among decoded components: with a character that no component can have.
    static let pushedMarker = "\u{0}~"
    static let presentedMarker = "\u{0}!"

    /// `["a b", "ä"]` becomes `/a%20b/%C3%A4`. The components `.`, `..`, `~` and `!` are encoded whole, because
    /// the first two are resolved away on the way and the others mean something in a ``RouteStack``.
    static func encode(_ components: [String]) -> String {
        var path = ""
        for component in components {
            path += "/"
            if component == pushedMarker || component == presentedMarker {
                path += component.dropFirst()
                continue
            }
            let isReserved = [".", "..", "~", "!"].contains(component)
            for byte in component.utf8 {
                if isUnreserved(byte), !isReserved {
                    path.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    path += "%" + hexadecimal(byte >> 4) + hexadecimal(byte & 15)
                }
            }
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
            var bytes: [UInt8] = []
            var rest = part[...]
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
