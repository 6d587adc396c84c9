/// A value on its way to or from a custom element. It can be every JSON value (RFC 8259).
@_spi(Hosting)
nonisolated public indirect enum ElementValue: Sendable, Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([ElementValue])
    case object([String: ElementValue])

    /// Encodes a value of any type; the result is `null` if that fails.
    ///
    /// - Complexity: O(*n*) in the size of the value.
    public init(encoding value: some Encodable) {
        self = (try? ElementValueEncoder.value(of: value)) ?? .null
    }

    /// Decodes the value to a type.
    ///
    /// - Throws: `DecodingError` if the value does not fit the type.
    /// - Complexity: O(*n*) in the size of the value.
    public func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try ElementValueDecoder(self, at: []).decode(type)
    }

    /// The value as JSON. The members of an object are sorted by name, so that equal values have equal texts.
    ///
    /// - Complexity: O(*n* log *n*) in the size of the value.
    public var json: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number):
            if let integer = Int(exactly: number), number.magnitude < 1e15 {
                text += String(integer)
            } else {
                text += number.isFinite ? "\(number)" : "null"
            }
        case .text(let string): Self.write(string, to: &text)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
