import Foundation

/// A content line taken apart: `group.NAME;PARAMETER=value:VALUE` (RFC 6350, section 3.3).
struct VCardProperty {
    let line: Int
    /// In capitals.
    let group: String
    /// In capitals.
    let name: String
    /// In capitals, with their values as written. A parameter without a name, as vCard 2.1 has them, is a TYPE.
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
        group = dot.map { Self.capitals(path[..<$0]) } ?? ""
        name = Self.capitals(dot.map { path[($0 + 1)...] } ?? path)
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else { return nil }
        self.line = line.number
        parameters = zip(ends, ends.dropFirst()).map { Self.parameter(line.bytes[($0 + 1)..<$1]) }
        rawValue = line.bytes[(colon + 1)...]
    }

    /// The value as text, still escaped; quoted-printable and the line's character set are undone.
    func value() throws(VCardProblem) -> String {
        var bytes = Array(rawValue)
        let encoding = parameters.last { $0.name == "ENCODING" }?.value.uppercased()
        if encoding == "QUOTED-PRINTABLE" || types.contains("quoted-printable") {
            guard let decoded = VCardText.quotedPrintable(bytes) else { throw VCardProblem(.encoding, line: line) }
            bytes = decoded
        } else if encoding == "B" || encoding == "BASE64" {
            guard let decoded = Data(base64Encoded: Data(bytes.filter { $0 != 0x20 })) else {
                throw VCardProblem(.encoding, line: line)
            }
            bytes = Array(decoded)
        }
        let charset = parameters.last { $0.name == "CHARSET" }?.value ?? "utf-8"
        guard let known = VCardText.encoding(named: charset) else {
            throw VCardProblem(.charset, line: line, excerpt: charset)
        }
        guard let text = VCardText.decode(bytes, as: known) else { throw VCardProblem(.text, line: line) }
        return text
    }

    /// The values of all TYPE parameters, in small letters.
    var types: [String] {
        parameters.filter { $0.name == "TYPE" }.flatMap { parameter in
            parameter.value.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func parameter(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String) {
        guard let equals = bytes.firstIndex(of: 0x3D) else { return ("TYPE", String(decoding: bytes, as: UTF8.self)) }
        let value = bytes[(equals + 1)...].filter { $0 != 0x22 }
        return (capitals(bytes[..<equals]), String(decoding: value, as: UTF8.self))
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
