/// Reads the fields of one message in the wire format of Protocol Buffers, without knowing what they mean.
///
/// Everything that comes from the file is checked: a length beyond the message or a number that does not end is an error.
struct ProtobufMessage {
    /// The bytes, shared by all messages within the same block.
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

    /// The number and the wire type of the next field; nil at the end.
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

    /// A signed number in zigzag form.
    mutating func signed() throws -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// The range of a field with a length of its own.
    mutating func range() throws -> Range<Int> {
        let length = try varint()
        guard length <= UInt64(end - position) else { throw MapFileError.damaged("a field is longer than its message") }
        let start = position
        position += Int(length)
        return start..<position
    }

    /// A message within this one.
    mutating func message() throws -> ProtobufMessage {
        ProtobufMessage(bytes, try range())
    }

    /// Passes over the value of a field of that wire type.
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
