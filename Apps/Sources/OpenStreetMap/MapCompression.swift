import Foundation

/// The compression of a whole file.
enum MapCompression: Sendable {
    case none, gzip, bzip2

    /// Detects the compression by the first bytes of the file.
    init(_ beginning: Data) {
        if beginning.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if beginning.starts(with: Array("BZh".utf8)) {
            self = .bzip2
        } else {
            self = .none
        }
    }

    /// Returns a decompressor, or nil for a file that is not compressed.
    func decompressor() throws -> (any Decompressor)? {
        switch self {
        case .none: nil
        case .gzip: try GzipDecompressor()
        case .bzip2: try Bzip2Decompressor()
        }
    }
}

/// Decompresses a stream of bytes in pieces.
protocol Decompressor: AnyObject {
    /// Decompresses some bytes, but returns no more than `room` bytes.
    ///
    /// - Parameters:
    ///   - input: the compressed bytes that were read from the file.
    ///   - room: the most bytes to return.
    /// - Returns: the decompressed bytes, how many bytes of `input` were used, and whether a compressed stream ended with them.
    /// - Throws: ``MapFileError`` if the bytes are damaged.
    func unpack(_ input: Data, room: Int) throws -> (output: Data, taken: Int, isEnd: Bool)
    /// Begins another compressed stream. Programs that compress on several processors write a file as several streams in a row.
    func restart() throws
}
