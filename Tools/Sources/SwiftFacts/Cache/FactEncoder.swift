/// Encodes facts as bytes for the cache.
///
/// The same names occur often. So a text is written only the first time, and each later occurrence is only a number. A number uses one byte
/// for each seven bits.
struct FactEncoder {
    private(set) var bytes: [UInt8] = []
    private var numbers: [String: Int] = [:]

    mutating func encode(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func encode(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func encode(_ text: String) {
        if let number = numbers[text] {
            encode(number)
        } else {
            encode(numbers.count)
            numbers[text] = numbers.count
            let utf8 = text.utf8
            encode(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func encode<Element>(_ elements: [Element], _ encodeElement: (inout FactEncoder, Element) -> Void) {
        encode(elements.count)
        for element in elements { encodeElement(&self, element) }
    }

    mutating func encode(_ texts: [String]) { encode(texts) { $0.encode($1) } }

    /// Encodes numbers in ascending order by their differences, which need fewer bytes.
    mutating func encode(ascending numbers: [UInt32]) {
        var last: UInt32 = 0
        encode(numbers) { encoder, number in
            encoder.encode(Int(number &- last))
            last = number
        }
    }

    mutating func encode<Value>(_ value: Value?, _ encodeValue: (inout FactEncoder, Value) -> Void) {
        encode(value != nil)
        if let value { encodeValue(&self, value) }
    }

    mutating func encode(_ kind: some RawRepresentable<UInt8>) { bytes.append(kind.rawValue) }

    mutating func encode(_ position: SourcePosition) {
        encode(position.line)
        encode(position.column)
    }

    mutating func encode(_ scope: DeclarationScope) {
        encode(scope.type)
        encode(scope.member)
    }

    mutating func encode(_ type: TypeName) {
        encode(type.text)
        encode(type.names)
        encode(type.heldNames)
        encode(type.position)
    }
}
