import CZlib
import Foundation

/// Decompresses gzip (RFC 1952).
final class GzipDecompressor: Decompressor {
    /// The struct is allocated on the heap, because zlib stores its address.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    init() throws {
        stream.initialize(to: z_stream())
        // 16 means the gzip format, 15 the largest window size.
        guard inflateInit2_(stream, 16 + 15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw MapFileError.damaged("there is no memory to unpack it")
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    func restart() throws {
        guard inflateReset(stream) == Z_OK else { throw MapFileError.damaged("it cannot be unpacked") }
    }

    func unpack(_ input: Data, room: Int) throws -> (output: Data, taken: Int, isEnd: Bool) {
        var output = [UInt8](repeating: 0, count: room)
        var source = [UInt8](input)
        var status = Z_OK
        // Proof that the pointers stay valid: zlib uses both addresses only until the call returns, and the next call gets new ones.
        source.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.pointee.next_in = source.baseAddress
                stream.pointee.avail_in = uInt(source.count)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = uInt(target.count)
                status = inflate(stream, Z_NO_FLUSH)
            }
        }
        // `Z_BUF_ERROR` only means that the output buffer is full or the input buffer is empty.
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw MapFileError.damaged("it cannot be unpacked") }
        return (
            Data(output.prefix(room - Int(stream.pointee.avail_out))), source.count - Int(stream.pointee.avail_in), status == Z_STREAM_END
        )
    }
}
