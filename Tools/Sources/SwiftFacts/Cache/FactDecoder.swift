/// Decodes facts from the bytes that `FactEncoder` wrote. For wrong bytes it throws an error and never crashes.
struct FactDecoder {
    /// The error for bytes that are no encoded facts: they are incomplete, or another program wrote them.
    struct Broken: Error {}

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var texts: [String] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    mutating func byte() throws(Broken) -> UInt8 {
        guard index < bytes.endIndex else { throw Broken() }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func number() throws(Broken) -> Int {
        var result: UInt = 0
        var shift: UInt = 0
        while true {
            let next = try byte()
            guard shift < 63 else { throw Broken() }
            result |= UInt(next & 0x7F) << shift
            if next < 0x80 { return Int(bitPattern: result) }
            shift += 7
        }
    }

    mutating func flag() throws(Broken) -> Bool { try byte() == 1 }

    mutating func text() throws(Broken) -> String {
        let number = try number()
        if number < texts.count { return texts[number] }
        guard number == texts.count else { throw Broken() }
        let count = try self.number()
        guard count >= 0, count <= bytes.endIndex - index else { throw Broken() }
        let text = String(decoding: bytes[index..<(index + count)], as: UTF8.self)
        index += count
        texts.append(text)
        return text
    }

    mutating func list<Element>(
        _ element: (inout FactDecoder) throws(Broken) -> Element
    ) throws(Broken) -> [Element] {
        let count = try number()
        // Each element needs at least one byte. So a count larger than the number of remaining bytes is wrong.
        guard count >= 0, count <= bytes.endIndex - index else { throw Broken() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    mutating func textList() throws(Broken) -> [String] {
        try list { decoder throws(Broken) in try decoder.text() }
    }

    mutating func ascendingNumbers() throws(Broken) -> [UInt32] {
        var last: UInt32 = 0
        return try list { decoder throws(Broken) in
            last = last &+ UInt32(truncatingIfNeeded: try decoder.number())
            return last
        }
    }

    mutating func optional<Value>(_ value: (inout FactDecoder) throws(Broken) -> Value) throws(Broken) -> Value? {
        try flag() ? try value(&self) : nil
    }

    mutating func kind<Kind: RawRepresentable<UInt8>>(_ type: Kind.Type = Kind.self) throws(Broken) -> Kind {
        guard let kind = Kind(rawValue: try byte()) else { throw Broken() }
        return kind
    }

    mutating func position() throws(Broken) -> SourcePosition {
        SourcePosition(line: try number(), column: try number())
    }

    mutating func scope() throws(Broken) -> DeclarationScope {
        DeclarationScope(type: try text(), member: try text())
    }

    mutating func typeName() throws(Broken) -> TypeName {
        TypeName(text: try text(), names: try textList(), heldNames: try textList(), position: try position())
    }
}
