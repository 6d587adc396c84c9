internal import BelvedereCore

/// The content lines of a vCard file. A long line that the file folds into several is joined again; each has the number of its first line.
///
/// The code works on bytes, because a line may be folded in the middle of a character (RFC 6350, section 3.2).
struct VCardLines {
    /// A content line, such as `TEL;TYPE=home:123`.
    struct Line {
        /// The number of its first line, counted from 1.
        let number: Int
        /// The bytes of the line, joined if the file folds it, and without the line end.
        let bytes: [UInt8]

        var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        var begins: Bool { says("BEGIN:VCARD") }
        var ends: Bool { says("END:VCARD") }

        private func says(_ text: StaticString) -> Bool {
            let length = text.utf8CodeUnitCount
            guard bytes.count >= length, bytes[length...].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return false }
            return zip(bytes, text.description.utf8).allSatisfy { $0 == $1 || $0 == $1 | 0x20 }
        }
    }

    private let bytes: [UInt8]
    private var position: Int
    private var number = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // Skip the byte order mark at the beginning of the file, because it is not part of the text.
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func next() -> Line? {
        guard !isAtEnd else { return nil }
        let first = number + 1
        var line = Array(physicalLine())
        let parameters = Self.parameters(of: line)
        if parameters.contains("QUOTED-PRINTABLE") || parameters.contains("ENCODING=QUOTED-PRINTABLE") {
            // vCard 2.1 continues a quoted-printable text differently: a line that ends with "=" continues in the next one (RFC 2045,
            // section 6.7).
            while line.last == 0x3D, !isAtEnd {
                line.removeLast()
                line += physicalLine()
            }
        }
        let isBase64 = Self.isBase64(parameters)
        while !isAtEnd {
            if bytes[position] == 0x20 || bytes[position] == 0x09 {
                line += physicalLine().dropFirst()
            } else if isBase64, nextIsBase64 {
                line += physicalLine()
            } else {
                break
            }
        }
        return Line(number: first, bytes: line.streamSafe)
    }

    /// Returns the bytes up to the line end, which may be CR LF, LF or CR. It may also be CR CR LF, from programs that replaced LF by CR
    /// LF twice.
    private mutating func physicalLine() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        let line = bytes[start..<position]
        if position < bytes.count {
            let end = bytes[position...].prefix(3)
            position += end.starts(with: [0x0D, 0x0D, 0x0A]) ? 3 : end.starts(with: [0x0D, 0x0A]) ? 2 : 1
        }
        number += 1
        return line
    }

    /// Whether the next line continues the base64 text of a photograph without an indent, as some programs write it. Every other line of a
    /// card contains a ":" or is empty.
    private var nextIsBase64: Bool {
        let line = bytes[position...].prefix { $0 != 0x0A && $0 != 0x0D }
        return !line.isEmpty && !line.contains(0x3A)
    }

    private static func isBase64(_ parameters: [String]) -> Bool {
        parameters.contains { ["BASE64", "ENCODING=BASE64", "ENCODING=B"].contains($0) }
    }

    /// Returns the parameters before the value, in capitals. Most lines have none.
    private static func parameters(of line: [UInt8]) -> [String] {
        guard let colon = line.prefix(512).firstIndex(of: 0x3A), line[..<colon].contains(0x3B) else { return [] }
        return line[..<colon].split(separator: 0x3B).dropFirst().map { String(decoding: $0, as: UTF8.self).uppercased() }
    }
}
