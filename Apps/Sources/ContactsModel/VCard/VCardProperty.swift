internal import BelvedereCore
import Foundation

/// A parsed content line of a vCard: `group.NAME;PARAMETER=value:VALUE` (RFC 6350, section 3.3).
struct VCardProperty {
    let line: Int
    /// The group as it is written in the line. Lines with the same group belong together.
    let group: String
    /// The name of the property in capitals, such as "TEL".
    let name: String
    /// The parameters: the names in capitals, the values as they are written in the line. A parameter without a name, as in vCard 2.1,
    /// counts as `TYPE`.
    private let parameters: [(name: String, value: String)]
    private let rawValue: ArraySlice<UInt8>

    /// Parses a line that was kept from an imported card.
    init?(kept line: String) {
        self.init(VCardLines.Line(number: 0, bytes: Array(line.utf8)))
    }

    /// Parses a content line. Returns nil if it does not have the syntax of a property.
    init?(_ line: VCardLines.Line) {
        // Quotes protect colons and semicolons, but only in parameters.
        var (isQuoted, colon, cuts) = (false, -1, [Int]())
        scan: for (index, byte) in line.bytes.enumerated() {
            switch byte {
            case 0x22: isQuoted.toggle()
            case 0x3B where !isQuoted: cuts.append(index)
            case 0x3A where !isQuoted:
                colon = index
                break scan
            default: break
            }
        }
        guard colon > 0, cuts.count <= 64 else { return nil }
        let ends = cuts + [colon]
        let path = line.bytes[..<ends[0]]
        let dot = path.lastIndex(of: 0x2E)
        let group = dot.map { path[..<$0] } ?? []
        name = Self.capitals(dot.map { path[($0 + 1)...] } ?? path)
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte), Self.capitals(group).utf8.allSatisfy(Self.isNameByte) else {
            return nil
        }
        self.group = String(decoding: group, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        self.line = line.number
        parameters = zip(ends, ends.dropFirst()).map { Self.parameter(line.bytes[($0 + 1)..<$1]) }
        rawValue = line.bytes[(colon + 1)...]
    }

    /// Returns the value as text in which backslash escapes remain. Quoted-printable and the line's character encoding are decoded.
    ///
    /// - Parameter guesses: whether text that is not UTF-8 and declares no encoding is decoded as Western European (CP1252).
    func value(guesses: Bool) throws(VCardProblem) -> String {
        // The number of accents on a letter was limited when the line was read. Decoding can add more, so limit it again.
        try decodedText(guesses: guesses).streamSafe
    }

    private func decodedText(guesses: Bool) throws(VCardProblem) -> String {
        let bytes = try decoded()
        guard let charset = parameter("CHARSET") else {
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            guard guesses, let text = VCardCharset.undeclared.text(of: bytes) else { throw VCardProblem(.text, line: line) }
            return text
        }
        guard let known = VCardCharset(named: charset) else { throw VCardProblem(.charset, line: line, excerpt: charset) }
        guard let text = known.text(of: bytes) else { throw VCardProblem(.text, line: line) }
        return text
    }

    /// Returns the bytes of a base64 value, such as a picture. Returns nil if the value is text.
    func data() throws(VCardProblem) -> [UInt8]? { isBase64 ? try decoded() : nil }

    /// Returns the line in the syntax of vCard 4.0, in UTF-8 and not folded. Backslash escapes remain; base64 and quoted-printable are
    /// removed.
    func kept(_ version: VCardVersion) throws(VCardProblem) -> String {
        let head = (group.isEmpty ? "" : group + ".") + name
        let rest = parameters.filter { $0.name != "CHARSET" && $0.name != "ENCODING" && !Self.encodings.contains($0.value.uppercased()) }
        if isBase64 {
            let value = String(decoding: rawValue.filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
            // Since version 4.0, the value of these properties is an address. A `data:` address may contain the picture itself (section
            // 6.2.4).
            if ["LOGO", "SOUND", "KEY", "PHOTO"].contains(name) {
                let others = rest.filter { $0.name != "TYPE" && $0.name != "VALUE" }
                return "\(head)\(Self.written(others)):data:\(mediaType);base64,\(value)"
            }
            return head + Self.written(rest) + ";ENCODING=b:" + value
        }
        let value = try value(guesses: version.guesses)
        let isURI = (name == "TEL" && isURI(value, "tel:")) || (name == "EMAIL" && isURI(value, "mailto:"))
        let written = isURI ? value : version.written(value, of: name)
        let lines = written.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
        return head + Self.written(Self.ofPreference.contains(name) ? Self.preferring(rest) : rest) + ":" + lines
    }

    /// The media type of a value that is not text, such as `image/jpeg`, from the `TYPE` parameter of versions before 4.0.
    private var mediaType: String {
        types.lazy.compactMap { Self.mediaTypes[$0] }.first ?? "application/octet-stream"
    }

    private static let mediaTypes = [
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "gif": "image/gif", "wave": "audio/wav",
        "pgp": "application/pgp-keys",
    ]

    private static let ofPreference: Set<String> = ["TEL", "EMAIL", "ADR"]

    /// Returns the parameters with the old type "pref" (the preferred number) replaced by the parameter `PREF` of version 4.0 (RFC 6350,
    /// section 5.3).
    private static func preferring(_ parameters: [(name: String, value: String)]) -> [(name: String, value: String)] {
        var isPreferred = false
        var rest = parameters.compactMap { parameter in
            guard parameter.name == "TYPE" else { return parameter }
            let types = unquoted(parameter.value).split(separator: ",")
            let others = types.filter { $0.lowercased() != "pref" }
            if others.count == types.count { return parameter }
            isPreferred = true
            return others.isEmpty ? nil : (parameter.name, others.joined(separator: ","))
        }
        if isPreferred, !rest.contains(where: { $0.name == "PREF" }) { rest.append(("PREF", "1")) }
        return rest
    }

    /// Returns whether the parameters contain details beyond the types in `said`, which the app shows already.
    func saysMore(beside said: Set<String> = []) -> Bool {
        parameters.contains { parameter in
            switch parameter.name {
            case "CHARSET", "ENCODING", "VALUE": false
            case "TYPE":
                Self.types(of: parameter.value).contains { !said.contains($0) && !Self.encodings.contains($0.uppercased()) }
            default: true
            }
        }
    }

    /// The values of all TYPE parameters, in small letters.
    var types: [String] {
        parameters.filter { $0.name == "TYPE" }.flatMap { Self.types(of: $0.value) }
    }

    private static func types(of value: String) -> [String] {
        unquoted(value).lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the value of a parameter, without quotes.
    func parameter(_ name: String) -> String? { parameters.last { $0.name == name }.map { Self.unquoted($0.value) } }

    private var isBase64: Bool {
        let encoding = parameter("ENCODING")?.uppercased()
        return encoding == "B" || encoding == "BASE64" || types.contains("base64")
    }

    private func decoded() throws(VCardProblem) -> [UInt8] {
        let excerpt = String(decoding: rawValue.prefix(80), as: UTF8.self)
        if parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE" || types.contains("quoted-printable") {
            guard let bytes = VCardText.quotedPrintable(rawValue) else { throw VCardProblem(.encoding, line: line, excerpt: excerpt) }
            return bytes
        }
        if isBase64 {
            guard let bytes = CardBase64.bytes(of: rawValue) else { throw VCardProblem(.encoding, line: line, excerpt: excerpt) }
            return bytes
        }
        return Array(rawValue)
    }

    private static let encodings: Set<String> = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"]

    private static func written(_ parameters: [(name: String, value: String)]) -> String {
        parameters.filter { $0.name != "TYPE" || !$0.value.isEmpty }.map { ";\($0.name)=\($0.value)" }.joined()
    }

    private static func unquoted(_ value: String) -> String { value.filter { $0 != "\"" } }

    private static func parameter(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String) {
        guard let equals = bytes.firstIndex(of: 0x3D) else { return ("TYPE", String(decoding: bytes, as: UTF8.self)) }
        return (capitals(bytes[..<equals]), String(decoding: bytes[(equals + 1)...], as: UTF8.self))
    }

    /// Returns ASCII letters as capitals, without spaces at the beginning and the end.
    private static func capitals(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        while bytes.first == 0x20 { bytes.removeFirst() }
        while bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x2D, 0x5F: true
        default: false
        }
    }
}
