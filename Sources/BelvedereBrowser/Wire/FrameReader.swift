/// Reads the fields of a frame from a client: words with one space between them; the last may be a text with spaces.
struct FrameReader {
    private var rest: Substring.UTF8View

    init(_ frame: String) {
        rest = frame[...].utf8
    }

    /// The next word, up to a space or the end. It may be empty.
    mutating func word() throws(ProtocolViolation) -> String {
        guard let word = nextWord() else { throw .malformed }
        return word
    }

    mutating func integer() throws(ProtocolViolation) -> Int {
        guard let word = nextWord(), let integer = Self.integer(word) else { throw .malformed }
        return integer
    }

    mutating func number() throws(ProtocolViolation) -> Double {
        guard let word = nextWord(), word.utf8.count <= 32, let number = Double(word), number.isFinite else { throw .malformed }
        return number
    }

    /// A number of any size, and no number at all where there is none, as in a field that was emptied. Whether it makes sense is for
    /// its reader to say.
    mutating func anyNumber() throws(ProtocolViolation) -> Double {
        guard let word = nextWord(), word.utf8.count <= 32 else { throw .malformed }
        return Double(word) ?? .nan
    }

    /// All that is left.
    mutating func remainder() -> String {
        defer { isAtEnd = true }
        return isAtEnd ? "" : String(Substring(rest))
    }

    /// Nothing may be left.
    func end() throws(ProtocolViolation) {
        if !isAtEnd { throw .malformed }
    }

    private var isAtEnd = false

    private mutating func nextWord() -> String? {
        if isAtEnd { return nil }
        guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else {
            isAtEnd = true
            return String(Substring(rest))
        }
        let word = String(Substring(rest[..<space]))
        rest = rest[rest.index(after: space)...]
        return word
    }

    /// Digits only, at most as many as JavaScript's numbers have: no sign, no blank, no overflow.
    private static func integer(_ word: String) -> Int? {
        let bytes = word.utf8
        guard (1...15).contains(bytes.count), bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(word)
    }
}
