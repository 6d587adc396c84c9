import CBzip2
import Foundation

/// Decompresses bzip2.
final class Bzip2Decompressor: Decompressor {
    /// The struct is allocated on the heap, because the library stores its address.
    private let stream = UnsafeMutablePointer<bz_stream>.allocate(capacity: 1)

    init() throws {
        stream.initialize(to: bz_stream())
        try begin()
    }

    deinit {
        BZ2_bzDecompressEnd(stream)
        stream.deallocate()
    }

    func restart() throws {
        BZ2_bzDecompressEnd(stream)
        stream.pointee = bz_stream()
        try begin()
    }

    private func begin() throws {
        guard BZ2_bzDecompressInit(stream, 0, 0) == BZ_OK else { throw MapFileError.damaged("there is no memory to unpack it") }
    }

    func unpack(_ input: Data, room: Int) throws -> (output: Data, taken: Int, isEnd: Bool) {
        var output = [CChar](repeating: 0, count: room)
        var source = input.map { CChar(bitPattern: $0) }
        var status = BZ_OK
        // Proof that the pointers stay valid: the library uses both addresses only until the call returns, and the next call gets new ones.
        source.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.pointee.next_in = source.baseAddress
                stream.pointee.avail_in = UInt32(source.count)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = UInt32(target.count)
                status = BZ2_bzDecompress(stream)
            }
        }
        guard status == BZ_OK || status == BZ_STREAM_END else { throw MapFileError.damaged("it cannot be unpacked") }
        let bytes = output.prefix(room - Int(stream.pointee.avail_out)).map { UInt8(bitPattern: $0) }
        return (Data(bytes), source.count - Int(stream.pointee.avail_in), status == BZ_STREAM_END)
    }
}
