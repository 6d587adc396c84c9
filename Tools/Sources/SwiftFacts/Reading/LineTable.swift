import Foundation

/// Converts offsets in a source text to lines and columns.
struct LineTable {
    private let starts: [Int]
    /// The offsets of the bytes that do not begin a character: in UTF-8, all bytes of a character after its first.
    private let continuations: [Int]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        starts = bytes.contains(UInt8(ascii: "\r")) ? Self.startsOfAnyLines(bytes) : Self.starts(bytes)
        // Nearly all sources contain only ASCII characters, so check that first. The check needs a tenth of the time of building the list.
        let isASCII = bytes.reduce(0) { $0 | $1 } < 0x80
        continuations = isASCII ? [] : bytes.indices.filter { bytes[$0] & 0xC0 == 0x80 }
    }

    /// The offsets at which lines start, for a text whose lines end with a line feed only. The system's function finds the line feeds, many
    /// bytes at a time.
    private static func starts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        guard let base = bytes.baseAddress else { return starts }
        var offset = 0
        while let end = memchr(base + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset) {
            offset = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
            starts.append(offset)
        }
        return starts
    }

    private static func startsOfAnyLines(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        var wasReturn = false
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"):
                if wasReturn { starts[starts.count - 1] = offset + 1 } else { starts.append(offset + 1) }
                wasReturn = false
            case UInt8(ascii: "\r"):
                starts.append(offset + 1)
                wasReturn = true
            default: wasReturn = false
            }
        }
        return starts
    }

    var count: Int { starts.count }

    /// - Complexity: O(log n) in the number of lines.
    func position(at offset: Int) -> SourcePosition {
        let line = Self.count(in: starts, below: offset + 1) - 1
        let start = starts[line]
        let hidden =
            continuations.isEmpty
            ? 0 : Self.count(in: continuations, below: offset) - Self.count(in: continuations, below: start)
        return SourcePosition(line: line + 1, column: offset - start - hidden + 1)
    }

    /// The number of elements in a sorted array that are less than a limit.
    private static func count(in numbers: [Int], below limit: Int) -> Int {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
