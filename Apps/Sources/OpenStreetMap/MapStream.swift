import Foundation

/// The bytes of a map file from its beginning, decompressed in pieces.
///
/// A small compressed file must not fill the memory. If a file decompresses to more than ``mostGrowth`` times its size, reading stops with
/// an error. Map data usually become about fifteen times larger.
final class MapStream {
    /// The most decompressed bytes for each compressed byte.
    static let mostGrowth = 250
    /// The number of decompressed bytes that are allowed for every file. So a small file with an unusually high compression is not
    /// rejected.
    private static let allowance = 16 * 1024 * 1024
    private static let piece = 256 * 1024

    /// The number of bytes that were read from the file, before decompression.
    private(set) var bytesRead = 0
    private let handle: FileHandle
    private let decompressor: (any Decompressor)?
    private var packed = Data()
    private var unpacked = Data()
    private var unpackedBytes = 0
    /// Whether a compressed stream has ended and the next one has not begun.
    private var isBetweenStreams = false
    private var isAtEnd = false

    init(_ url: URL, _ compression: MapCompression) throws {
        do { handle = try FileHandle(forReadingFrom: url) } catch {
            throw MapFileError.unreadable(url.lastPathComponent, error.localizedDescription)
        }
        decompressor = try compression.decompressor()
    }

    deinit { try? handle.close() }

    /// Returns the size of the file, and then reads from its beginning again.
    func size() throws -> Int {
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        return Int(size)
    }

    /// Returns up to `count` decompressed bytes. At the end of the file, returns no bytes.
    ///
    /// - Throws: ``MapFileError`` if the file is damaged, if its end is missing, or if it decompresses to too many bytes.
    func read(upToCount count: Int = MapStream.piece) throws -> Data {
        guard decompressor != nil else {
            let data = try handle.read(upToCount: count) ?? Data()
            bytesRead += data.count
            return data
        }
        while unpacked.isEmpty, !isAtEnd { try unpack() }
        let data = unpacked.prefix(count)
        unpacked = Data(unpacked.dropFirst(count))
        return Data(data)
    }

    /// Skips the next `count` decompressed bytes.
    func skip(_ count: Int) throws {
        guard decompressor != nil else {
            try handle.seek(toOffset: UInt64(clamping: count))
            bytesRead = count
            return
        }
        var left = count
        while left > 0 {
            let data = try read(upToCount: min(left, Self.piece))
            if data.isEmpty { return }
            left -= data.count
        }
    }

    private func unpack() throws {
        if packed.isEmpty { packed = try handle.read(upToCount: Self.piece) ?? Data() }
        guard let decompressor, !packed.isEmpty else {
            guard isBetweenStreams else { throw MapFileError.damaged("the file is cut off") }
            isAtEnd = true
            return
        }
        if isBetweenStreams {
            // Skip zeros between streams, because some archives fill their last block with them.
            let content = packed.drop { $0 == 0 }
            bytesRead += packed.count - content.count
            packed = Data(content)
            if packed.isEmpty { return }
            try decompressor.restart()
            isBetweenStreams = false
        }
        let (output, taken, isEnd) = try decompressor.unpack(packed, room: Self.piece)
        guard isEnd || taken > 0 || !output.isEmpty else { throw MapFileError.damaged("it cannot be unpacked") }
        packed = Data(packed.dropFirst(taken))
        bytesRead += taken
        unpackedBytes += output.count
        isBetweenStreams = isEnd
        guard unpackedBytes <= Self.allowance + bytesRead * Self.mostGrowth else { throw MapFileError.growsTooMuch }
        unpacked = output
    }
}
