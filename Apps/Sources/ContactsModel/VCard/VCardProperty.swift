import Foundation

/// A content line taken apart: `group.NAME;PARAMETER=value:VALUE` (RFC 6350, section 3.3).
struct VCardProperty {
    let line: Int
    /// As written.
    let group: String
    /// In capitals.
    let name: String
    /// Names in capitals, with their values as written. A parameter without a name, as vCard 2.1 has them, is a TYPE.
    private let parameters: [(name: String, value: String)]
    private let rawValue: ArraySlice<UInt8>

    /// Nil for a line that is no property.
    init?(_ line: VCardLines.Line) {
        // Quotes hide colons and semicolons, but only in parameters.
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

    /// The value as text, still escaped; quoted-printable and the line's character set are undone.
    ///
    /// - Parameter guesses: whether bytes that are no UTF-8, and of which nothing is said, are read as Western European text.
    func value(guesses: Bool) throws(VCardProblem) -> String {
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

    /// The bytes of a value that is not text, as those of a picture; nil for a text.
    func data() throws(VCardProblem) -> [UInt8]? { isBase64 ? try decoded() : nil }

    /// The line as vCard 4.0 has it, in UTF-8 and not folded: what was escaped stays escaped, what was encoded is not any more.
    func kept(guesses: Bool) throws(VCardProblem) -> String {
        let head = (group.isEmpty ? "" : group + ".") + name
        let rest = parameters.filter { $0.name != "CHARSET" && $0.name != "ENCODING" && !Self.encodings.contains($0.value.uppercased()) }
        if isBase64 {
            let value = String(decoding: rawValue.filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
            // Since 4.0 these are addresses, which may hold the thing itself (section 6.2.4).
            if ["LOGO", "SOUND", "KEY", "PHOTO"].contains(name) { return "\(head):data:application/octet-stream;base64,\(value)" }
            return head + Self.written(rest) + ";ENCODING=b:" + value
        }
        let lines = try value(guesses: guesses).replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
        return head + Self.written(rest) + ":" + lines
    }

    /// The values of all TYPE parameters, in small letters.
    var types: [String] {
        parameters.filter { $0.name == "TYPE" }.flatMap { parameter in
            Self.unquoted(parameter.value).lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The value of a parameter, without quotes.
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
            guard let bytes = Base64.bytes(of: rawValue) else { throw VCardProblem(.encoding, line: line, excerpt: excerpt) }
            return bytes
        }
        return Array(rawValue)
    }

    private static let encodings: Set<String> = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"]

    private static func written(_ parameters: [(name: String, value: String)]) -> String {
        parameters.map { ";\($0.name)=\($0.value)" }.joined()
    }

    private static func unquoted(_ value: String) -> String { value.filter { $0 != "\"" } }

    private static func parameter(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String) {
        guard let equals = bytes.firstIndex(of: 0x3D) else { return ("TYPE", String(decoding: bytes, as: UTF8.self)) }
        return (capitals(bytes[..<equals]), String(decoding: bytes[(equals + 1)...], as: UTF8.self))
    }

    /// ASCII letters made capitals, spaces at the ends left out.
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
