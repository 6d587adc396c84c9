/// Reads the fields of one message in the binary format of Protocol Buffers. It does not know the meaning of the fields.
///
/// A damaged file cannot cause a crash: a field that is longer than the message, or a number without an end, is an error.
struct ProtobufMessage {
    /// The bytes of the block. All messages within the block share them.
    let bytes: [UInt8]
    private var position: Int
    private let end: Int

    init(_ bytes: [UInt8]) {
        self.init(bytes, 0..<bytes.count)
    }

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }

    /// Returns the number and the wire type (the encoding of the value) of the next field. Nil at the end of the message.
    mutating func field() throws -> (number: Int, type: Int)? {
        guard !isAtEnd else { return nil }
        let key = try varint()
        return (Int(truncatingIfNeeded: key >> 3), Int(key & 7))
    }

    mutating func varint() throws -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw MapFileError.damaged("a number does not end")
    }

    /// Reads a signed number in the zigzag encoding, in which small negative numbers are short.
    mutating func signed() throws -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Reads a field that begins with its length. Returns the range of its bytes.
    mutating func range() throws -> Range<Int> {
        let length = try varint()
        guard length <= UInt64(end - position) else { throw MapFileError.damaged("a field is longer than its message") }
        let start = position
        position += Int(length)
        return start..<position
    }

    /// Reads a field that is a message itself.
    mutating func message() throws -> ProtobufMessage {
        ProtobufMessage(bytes, try range())
    }

    /// Skips the value of a field that has this wire type.
    mutating func skip(_ type: Int) throws {
        switch type {
        case 0: _ = try varint()
        case 1: try advance(8)
        case 2: _ = try range()
        case 5: try advance(4)
        default: throw MapFileError.damaged("a field has an unknown type")
        }
    }

    private mutating func advance(_ count: Int) throws {
        guard count <= end - position else { throw MapFileError.damaged("a field is cut off") }
        position += count
    }
}
