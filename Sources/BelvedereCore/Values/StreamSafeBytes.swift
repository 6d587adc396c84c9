/// Removes combining marks beyond 30 in a row from the bytes of a text that is not a string yet.
nonisolated struct StreamSafeBytes {
    private let bytes: [UInt8]
    private let isJSON: Bool
    private var position = 0
    private var run = CombiningMarkRun()
    /// The kept bytes, after a mark has been removed.
    private var kept: [UInt8]?

    /// Returns the bytes without the marks beyond 30 in a row; `nil` if no byte is removed.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func cut(_ bytes: [UInt8], isJSON: Bool) -> [UInt8]? {
        if bytes.allSatisfy({ $0 < 0xCC && (!isJSON || $0 != UInt8(ascii: "\\")) }) { return nil }
        var cutting = StreamSafeBytes(bytes: bytes, isJSON: isJSON)
        while let (scalar, length) = cutting.next() { cutting.take(scalar, length) }
        return cutting.kept
    }

    private init(bytes: [UInt8], isJSON: Bool) {
        self.bytes = bytes
        self.isJSON = isJSON
    }

    private mutating func take(_ scalar: Unicode.Scalar, _ length: Int) {
        let end = position + length
        if run.keeps(scalar) {
            kept?.append(contentsOf: bytes[position..<end])
        } else if kept == nil {
            kept = Array(bytes[..<position])
        }
        position = end
    }

    /// Returns the next scalar and the number of its bytes. Bytes that are not valid UTF-8 count as a letter.
    private func next() -> (Unicode.Scalar, length: Int)? {
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        if isJSON, first == UInt8(ascii: "\\") { return escape }
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard length > 1, position + length <= bytes.count else { return ("a", 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for byte in bytes[position + 1..<position + length] {
            guard byte & 0xC0 == 0x80 else { return ("a", 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Unicode.Scalar(value).map { ($0, length) } ?? ("a", length)
    }

    /// The Unicode scalar of a JSON escape such as `\u0301`. A scalar beyond U+FFFF is written as two escapes.
    private var escape: (Unicode.Scalar, length: Int) {
        guard let first = unit(at: position) else { return ("a", min(2, bytes.count - position)) }
        if (0xD800..<0xDC00).contains(first), let second = unit(at: position + 6), (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
            return (scalar, 12)
        }
        return (Unicode.Scalar(first) ?? "a", 6)
    }

    /// Returns the number in an escape of the form `\uXXXX`; `nil` for any other text.
    private func unit(at place: Int) -> UInt32? {
        guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else { return nil }
        return UInt32(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
}
