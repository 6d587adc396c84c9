/// Finds lines and columns by offsets.
struct LineTable {
    private let starts: [Int]
    /// The bytes that begin no character: those after the first of a character that takes several.
    private let continuations: [Int]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        var continuations: [Int] = []
        var offset = 0
        var wasReturn = false
        for byte in bytes {
            if byte & 0xC0 == 0x80 { continuations.append(offset) }
            offset += 1
            switch byte {
            case UInt8(ascii: "\n"):
                if wasReturn { starts[starts.count - 1] = offset } else { starts.append(offset) }
                wasReturn = false
            case UInt8(ascii: "\r"):
                starts.append(offset)
                wasReturn = true
            default: wasReturn = false
            }
        }
        self.starts = starts
        self.continuations = continuations
    }

    var count: Int { starts.count }

    /// - Complexity: O(log n) in the number of lines.
    func position(at offset: Int) -> SourcePosition {
        let line = Self.count(in: starts, below: offset + 1) - 1
        let start = starts[line]
        let hidden = continuations.isEmpty
            ? 0 : Self.count(in: continuations, below: offset) - Self.count(in: continuations, below: start)
        return SourcePosition(line: line + 1, column: offset - start - hidden + 1)
    }

    /// How many of the sorted numbers are less than a limit.
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
