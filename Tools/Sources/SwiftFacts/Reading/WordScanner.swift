extension FileFacts {
    /// The hash of a word for ``words`` and ``OfferFact/names``.
    ///
    /// - Complexity: O(n) in the length of the word.
    public static func word(_ text: String) -> UInt32 { WordScanner.hash(text.utf8) }
}

/// Finds the words of a source text: its names, keywords and operators. It keeps only a hash of each word, so a file needs little memory.
///
/// It reads too much rather than too little: words in texts and in most comments count too. It leaves out only lines of comments.
struct WordScanner {
    private var found: [UInt32] = []
    /// The words that were found last, by the end of their hash. Most words of a file occur often, and this list makes each a quick one.
    private var last = [UInt32](repeating: 0, count: 4_096)

    /// The hashes of the words, in ascending order.
    ///
    /// - Parameter left: The parts of the text that are left out, in their order: the imports.
    static func words(in bytes: UnsafeBufferPointer<UInt8>, without left: [Range<Int>]) -> [UInt32] {
        var scanner = WordScanner()
        var offset = 0
        for range in left {
            if range.lowerBound > offset { scanner.scan(bytes, offset..<range.lowerBound) }
            offset = max(offset, range.upperBound)
        }
        if offset < bytes.count { scanner.scan(bytes, offset..<bytes.count) }
        return unique(scanner.found)
    }

    static func unique(_ words: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        for word in words.sorted() where word != result.last { result.append(word) }
        return result
    }

    /// FNV-1a with 32 bits.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(start) { ($0 ^ UInt32($1)) &* prime }
    }

    private static let start: UInt32 = 0x811C_9DC5
    private static let prime: UInt32 = 0x0100_0193
    /// The word for a bracket that can be the call of a subscript.
    static let bracket = hash("[".utf8)
    private static let initializer = hash("init".utf8)
    private static let ownInitializers = [hash("self".utf8), hash("super".utf8)]

    private mutating func add(_ word: UInt32) {
        let slot = Int(word & 4_095)
        if last[slot] == word { return }
        last[slot] = word
        found.append(word)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var offset = range.lowerBound
        var isStartOfLine = true
        var before: UInt32 = 0
        while offset < range.upperBound {
            let byte = bytes[offset]
            let kind = Self.kinds[Int(byte)]
            if isStartOfLine, byte == UInt8(ascii: "/"), let end = Self.endOfComment(bytes, offset, range.upperBound) {
                offset = end
                continue
            }
            switch kind {
            case .letter, .sign:
                let first = offset
                var word = Self.start
                while offset < range.upperBound, Self.continues(kind, Self.kinds[Int(bytes[offset])]) {
                    word = (word ^ UInt32(bytes[offset])) &* Self.prime
                    offset += 1
                }
                // `init` declares an initialiser, and `.init` calls one.
                let isCalled = first > 0 && bytes[first - 1] == UInt8(ascii: ".") && !Self.ownInitializers.contains(before)
                if word != Self.initializer || isCalled { add(word) }
                if kind == .letter { before = word }
            case .digit:
                // A number such as `0xFF` or `1e5` is no name.
                while offset < range.upperBound, Self.continues(.letter, Self.kinds[Int(bytes[offset])]) { offset += 1 }
            case .bracket:
                add(Self.bracket)
                offset += 1
            case .end:
                isStartOfLine = true
                offset += 1
                continue
            case .space:
                offset += 1
                continue
            case .other: offset += 1
            }
            isStartOfLine = false
        }
    }

    /// The end of a line that is only a comment; nil if it can be code: in a text of several lines, such a line can contain values.
    private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start + 1 < limit, bytes[start + 1] == UInt8(ascii: "/") else { return nil }
        var end = start
        while end < limit, kinds[Int(bytes[end])] != .end {
            if bytes[end] == UInt8(ascii: "\\") { return nil }
            end += 1
        }
        return end
    }

    // MARK: Characters

    private enum Kind {
        case letter, digit, sign, bracket, space, end, other
    }

    private static func continues(_ kind: Kind, _ next: Kind) -> Bool {
        kind == next || (kind == .letter && next == .digit)
    }

    private static let kinds: [Kind] = (0...255).map { (byte: UInt8) -> Kind in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "["): .bracket
        case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .end
        default: "/=-+!*%<>&|^~?.".utf8.contains(byte) ? .sign : .other
        }
    }
}
