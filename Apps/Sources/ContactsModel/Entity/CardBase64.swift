import Foundation

/// Bytes as text of base64 and back (RFC 4648, section 4).
enum CardBase64 {
    static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    /// Returns the bytes of a base64 text, or nil if the text is not base64. White space in the text is ignored.
    static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
        Data(base64Encoded: Data(text.filter { $0 != 0x20 && $0 != 0x09 })).map { Array($0) }
    }
}
