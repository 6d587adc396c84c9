/// A text to insert into a source file, or a part of the file to remove. The rest of the file stays unchanged, including comments
/// and white space.
///
/// ```swift
/// let insertion = SourceInsertion(offset: 4, text: "lean ")
/// print(insertion.applied(to: "The code"))      // "The lean code"
/// ```
public struct SourceInsertion: Sendable, Hashable {
    /// The position of the insertion, counted in bytes of UTF-8 from the beginning of the file.
    public let offset: Int
    /// The text to insert.
    public let text: String
    /// The number of bytes after the position that go; 0 if the text is only inserted.
    public let removedCount: Int

    /// Creates an insertion of a text at a position.
    public init(offset: Int, text: String, removedCount: Int = 0) {
        self.offset = offset
        self.text = text
        self.removedCount = removedCount
    }

    /// Returns the insertion with the ends of lines that a source has: CR LF if the source has any, otherwise LF.
    public func withLineEndings(of source: String) -> SourceInsertion {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard source.utf8.contains(UInt8(ascii: "\r")), lines.count > 1 else { return self }
        return SourceInsertion(offset: offset, text: lines.joined(separator: "\r\n"), removedCount: removedCount)
    }

    /// Returns the source with the text inserted or removed.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the file.
    public func applied(to source: String) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<offset] + Array(text.utf8) + bytes[(offset + removedCount)...], as: UTF8.self)
    }

    /// Finds a text that was inserted earlier, to remove it. Returns the ranges of all its occurrences, in bytes of UTF-8.
    ///
    /// An occurrence must not be the beginning of a longer text: `case add` is found neither in `case address` nor in `case add(Int)`.
    public static func places(of text: String, in source: String) -> [Range<Int>] {
        let (bytes, wanted) = (Array(source.utf8), Array(text.utf8))
        if wanted.isEmpty || wanted.count > bytes.count { return [] }
        return (0...(bytes.count - wanted.count)).compactMap { start in
            let end = start + wanted.count
            guard bytes[start..<end].elementsEqual(wanted) else { return nil }
            return end == bytes.count || isEnd(bytes[end], of: wanted[0]) ? start..<end : nil
        }
    }

    /// Whether the byte after an inserted text shows that the text ends there, such as a space or a closing bracket. A comma does so only
    /// if the text begins with a comma, which is true for an inserted element of an array.
    private static func isEnd(_ byte: UInt8, of first: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte) || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
            || byte == UInt8(ascii: ")")
            || (byte == UInt8(ascii: ",") && first == byte)
    }
}
