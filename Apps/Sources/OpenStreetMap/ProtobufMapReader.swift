import CZlib
import Foundation

/// Reads `.osm.pbf` files. Such a file is a sequence of blocks, each compressed separately (see "PBF Format" in OpenStreetMap's wiki).
struct ProtobufMapReader {
    /// The largest sizes that the format allows.
    private static let longestHeader = 64 * 1024
    private static let longestBlock = 32 * 1024 * 1024

    let file: MapFile
    let query: MapQuery

    func read(from start: Int, each: (MapBatch) throws -> Void) throws {
        let stream = try MapStream(file.url, file.compression)
        try stream.skip(start)
        var offset = start
        while let prefix = try bytes(4, of: stream, mayEnd: true) {
            let headerLength = prefix.reduce(0) { $0 << 8 | Int($1) }
            guard headerLength <= Self.longestHeader else { throw MapFileError.damaged("a block header is too long") }
            let (type, length) = try header(bytes(headerLength, of: stream) ?? [])
            guard let blob = try bytes(length, of: stream) else { throw MapFileError.damaged("the file is cut off") }
            offset += 4 + headerLength + length
            var elements: [MapElement] = []
            switch type {
            case "OSMHeader": try checkFeatures(content(of: blob))
            case "OSMData": elements = try PrimitiveBlock(content(of: blob)).elements(query)
            default: break // The format allows blocks of other types. Skip them.
            }
            try each(MapBatch(elements: elements, next: offset, bytesRead: stream.bytesRead))
        }
    }

    private func bytes(_ count: Int, of stream: MapStream, mayEnd: Bool = false) throws -> [UInt8]? {
        var data = Data()
        while data.count < count {
            let more = try stream.read(upToCount: count - data.count)
            if more.isEmpty { break }
            data += more
        }
        if data.isEmpty && mayEnd { return nil }
        guard data.count == count else { throw MapFileError.damaged("the file is cut off") }
        return Array(data)
    }

    private func header(_ bytes: [UInt8]) throws -> (type: String, length: Int) {
        var message = ProtobufMessage(bytes)
        var type = "", length: UInt64 = 0
        while let field = try message.field() {
            switch (field.number, field.type) {
            case (1, 2): type = String(decoding: bytes[try message.range()], as: UTF8.self)
            case (3, 0): length = try message.varint()
            default: try message.skip(field.type)
            }
        }
        guard length <= UInt64(Self.longestBlock) else { throw MapFileError.damaged("a block is too long") }
        return (type, Int(length))
    }

    private func content(of blob: [UInt8]) throws -> [UInt8] {
        var message = ProtobufMessage(blob)
        var rawSize = 0
        var raw: Range<Int>?, compressed: Range<Int>?
        while let field = try message.field() {
            switch (field.number, field.type) {
            case (1, 2): raw = try message.range()
            case (2, 0): rawSize = Int(clamping: try message.varint())
            case (3, 2): compressed = try message.range()
            case (4, 2): throw MapFileError.unsupported("LZMA compression")
            case (5, 2): throw MapFileError.unsupported("bzip2 compression")
            case (6, 2): throw MapFileError.unsupported("LZ4 compression")
            case (7, 2): throw MapFileError.unsupported("zstd compression")
            default: try message.skip(field.type)
            }
        }
        if let raw { return Array(blob[raw]) }
        guard let compressed, rawSize <= Self.longestBlock else { throw MapFileError.damaged("a block has no content") }
        return try inflated(blob[compressed], size: rawSize)
    }

    private func inflated(_ input: ArraySlice<UInt8>, size: Int) throws -> [UInt8] {
        // `size` is the length that the file claims. zlib writes at most this many bytes, and a shorter result is an error.
        let output = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var written = uLongf(size)
            let result = input.withUnsafeBufferPointer { source in
                uncompress(buffer.baseAddress, &written, source.baseAddress, uLong(source.count))
            }
            count = result == Z_OK ? Int(written) : 0
        }
        guard output.count == size else { throw MapFileError.damaged("a block cannot be decompressed") }
        return output
    }

    private func checkFeatures(_ bytes: [UInt8]) throws {
        var message = ProtobufMessage(bytes)
        while let field = try message.field() {
            guard field.number == 4, field.type == 2 else {
                try message.skip(field.type)
                continue
            }
            let feature = String(decoding: bytes[try message.range()], as: UTF8.self)
            guard ["OsmSchema-V0.6", "DenseNodes"].contains(feature) else { throw MapFileError.unsupported(feature) }
        }
    }
}
