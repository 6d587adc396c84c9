import CBzip2
import CZlib
import Testing

/// The ways to compress a file.
enum Packing: String, CaseIterable {
    case gzip, bzip2

    func packed(_ bytes: [UInt8]) throws -> [UInt8] {
        switch self {
        case .gzip: try Self.gzipped(bytes)
        case .bzip2: try Self.bzipped(bytes)
        }
    }

    private static func gzipped(_ bytes: [UInt8]) throws -> [UInt8] {
        var stream = z_stream(), source = bytes
        let room = Int(compressBound(uLong(bytes.count))) + 100
        var output = [UInt8](repeating: 0, count: room)
        let isPacked = source.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                // 16 selects gzip, 15 the largest window.
                let size = Int32(MemoryLayout<z_stream>.size)
                guard deflateInit2_(&stream, 6, Z_DEFLATED, 16 + 15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
                    return false
                }
                defer { deflateEnd(&stream) }
                (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
                (stream.next_out, stream.avail_out) = (target.baseAddress, uInt(target.count))
                return deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
        }
        try #require(isPacked)
        return Array(output.prefix(room - Int(stream.avail_out)))
    }

    private static func bzipped(_ bytes: [UInt8]) throws -> [UInt8] {
        var source = bytes.map { CChar(bitPattern: $0) }
        var count = UInt32(bytes.count + bytes.count / 100 + 600)
        var output = [CChar](repeating: 0, count: Int(count))
        let status = BZ2_bzBuffToBuffCompress(&output, &count, &source, UInt32(source.count), 9, 0, 0)
        try #require(status == BZ_OK)
        return output.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    }
}
