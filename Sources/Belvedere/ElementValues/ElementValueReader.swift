/// Reads JSON (RFC 8259) from outside. The result is `nil` if the text is malformed or has too many nested levels.
nonisolated struct ElementValueReader {
    /// The largest number of nested levels. No value of the kit has so many levels, and the recursion for them fits on the stack.
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private var position = 0

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the value of a text, or `nil` if the text is not valid JSON.
    static func value(of text: String) -> ElementValue? {
        var reader = ElementValueReader(text)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipBlanks()
        return reader.position == reader.bytes.count ? value : nil
    }

    private mutating func value(depth: Int) -> ElementValue? {
        skipBlanks()
        guard depth < Self.depthLimit, let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return list(depth: depth)
        case UInt8(ascii: "\""): return text().map { .text($0) }
        case UInt8(ascii: "t"): return take("true") ? .flag(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .flag(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> ElementValue? {
        position += 1
        var members: [String: ElementValue] = [:]
        skipBlanks()
        if take("}") { return .object(members) }
        repeat {
            skipBlanks()
            guard let name = text() else { return nil }
            skipBlanks()
            guard take(":"), let value = value(depth: depth + 1) else { return nil }
            members[name] = value
            skipBlanks()
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func list(depth: Int) -> ElementValue? {
        position += 1
        var values: [ElementValue] = []
        skipBlanks()
        if take("]") { return .list(values) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            skipBlanks()
        } while take(",")
        return take("]") ? .list(values) : nil
    }

    private mutating func number() -> ElementValue? {
        let start = position
        while let byte = next, "+-.0123456789Ee".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        guard text.utf8.first != UInt8(ascii: "+"), let first = digits.first, first != UInt8(ascii: "."),
            bytes[position - 1] != UInt8(ascii: "."), let number = Double(text), number.isFinite
        else { return nil }
        return .number(number)
    }

    private mutating func text() -> String? {
        guard take("\"") else { return nil }
        var units: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            // An escape such as `\u0301` can be a combining mark (an accent). The number of such marks in a row was limited before the
            // escapes were decoded, so limit it once more here.
            case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)?.streamSafe
            case UInt8(ascii: "\\"):
                guard let scalar = escaped() else { return nil }
                units += Array(String(scalar).utf8)
            case 0..<0x20: return nil
            default: units.append(byte)
            }
        }
        return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            guard let unit = unit() else { return nil }
            // This is the first half of a surrogate pair. Together with the second half, it encodes one Unicode scalar.
            if (0xD800..<0xDC00).contains(unit) {
                guard take("\\u"), let second = self.unit(), (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
                return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
            }
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        default: return nil
        }
    }

    /// Reads the four hexadecimal digits of an escape such as `\u00e9`.
    private mutating func unit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        position += 4
        return digits.utf8.first == UInt8(ascii: "+") || digits.utf8.first == UInt8(ascii: "-") ? nil : UInt32(digits, radix: 16)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }
}

@_spi(Hosting)
nonisolated extension ElementValue {
    /// Creates a value from a text that came from outside; `nil` if the text is not valid JSON.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(json: String) {
        guard let value = ElementValueReader.value(of: json) else { return nil }
        self = value
    }
}
