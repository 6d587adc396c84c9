import Foundation

/// Bytes as text of base64 and back (RFC 4648, section 4).
enum Base64 {
    static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    /// The bytes of a text; blanks in it are passed over. Nil for what is no base64.
    static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
        Data(base64Encoded: Data(text.filter { $0 != 0x20 && $0 != 0x09 })).map { Array($0) }
    }
}
