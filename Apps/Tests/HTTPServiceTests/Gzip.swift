import CZlib
import Testing

/// Compresses like servers (RFC 1952). It is a class, because zlib's stream may not move.
final class Gzip {
    private var stream = z_stream()

    private init() throws {
        // 31: the largest window, with the header and the checksum of gzip.
        let size = Int32(MemoryLayout<z_stream>.size)
        try #require(deflateInit2_(&stream, 9, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK)
    }

    deinit {
        deflateEnd(&stream)
    }

    /// The bytes, compressed.
    static func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
        try Gzip().add(bytes, Z_FINISH)
    }

    /// Spaces without an end, compressed to a thousandth. Each megabyte is flushed, so its compressed bytes repeat, and only two megabytes
    /// are compressed.
    static func blanks(megabytes: Int) throws -> [UInt8] {
        let gzip = try Gzip()
        let piece = [UInt8](repeating: 0x20, count: 1_000_000)
        let first = try gzip.add(piece, Z_FULL_FLUSH)
        let next = try gzip.add(piece, Z_FULL_FLUSH)
        return first + repeatElement(next, count: megabytes - 1).joined()
    }

    private func add(_ bytes: [UInt8], _ flush: Int32) throws -> [UInt8] {
        var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count + 1000))
        let (inputCount, outputCount) = (input.count, output.count)
        let status = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(inputCount))
                (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(outputCount))
                return deflate(&stream, flush)
            }
        }
        try #require(status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK) && stream.avail_in == 0)
        return Array(output.dropLast(Int(stream.avail_out)))
    }
}
