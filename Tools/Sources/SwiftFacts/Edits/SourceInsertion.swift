/// A text to be put into a source file. Everything else in the file stays as it is, comments and white space included.
///
/// ```swift
/// let insertion = SourceInsertion(offset: 4, text: "lean ")
/// print(insertion.applied(to: "The code"))      // "The lean code"
/// ```
public struct SourceInsertion: Sendable, Hashable {
    /// In bytes of UTF-8 from the beginning of the file.
    public let offset: Int
    /// What is put there.
    public let text: String

    /// A text and its place.
    public init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
    }

    /// The file with the text in it.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the file.
    public func applied(to source: String) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<offset] + Array(text.utf8) + bytes[offset...], as: UTF8.self)
    }

    /// The places of an earlier insertion in a file, as ranges of bytes of UTF-8.
    ///
    /// A text that goes on is another one: `case add` stands neither in `case address` nor in `case add(Int)`.
    public static func places(of text: String, in source: String) -> [Range<Int>] {
        let (bytes, wanted) = (Array(source.utf8), Array(text.utf8))
        if wanted.isEmpty || wanted.count > bytes.count { return [] }
        return (0...(bytes.count - wanted.count)).compactMap { start in
            let end = start + wanted.count
            guard bytes[start..<end].elementsEqual(wanted) else { return nil }
            return end == bytes.count || isEnd(bytes[end], of: wanted[0]) ? start..<end : nil
        }
    }

    /// An element that was put behind a comma ends before the next comma as well.
    private static func isEnd(_ byte: UInt8, of first: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte) || byte == UInt8(ascii: "}") || (byte == UInt8(ascii: ",") && first == byte)
    }
}
