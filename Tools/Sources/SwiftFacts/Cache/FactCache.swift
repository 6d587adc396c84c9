public import Foundation

/// Stores the facts of files on disk between runs. The key of a file's facts is a hash of its content.
///
/// Most of the work of a check is reading Swift. A file whose content was read before costs almost nothing. A cache that cannot be read is
/// ignored and replaced.
///
///     let cache = FactCache(folder: URL(filePath: ".build/belvedere-cache"))
public struct FactCache: Sendable {
    /// The version of the format. Increase it with each change of the facts, so that older caches are ignored.
    static let format = 10
    private static let header = Array("belvedere facts \(format)\n".utf8)

    private let file: URL

    /// - Parameter folder: The folder of the cache. It is created when the first facts are stored.
    public init(folder: URL) {
        file = folder.appending(path: "facts-\(Self.format).bin")
    }

    /// The stored facts, encoded as bytes, by the hash of the file's content. Empty if there is no cache or if it cannot be read.
    func load() -> [ContentHash: ArraySlice<UInt8>] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        let bytes = [UInt8](data)
        guard bytes.starts(with: Self.header), bytes.count >= Self.header.count + 16 else { return [:] }
        // The file ends with a hash of everything before it.
        let content = bytes[..<(bytes.count - 16)]
        guard ContentHash(content) == hash(in: bytes, at: bytes.count - 16) else { return [:] }
        var entries: [ContentHash: ArraySlice<UInt8>] = [:]
        var index = Self.header.count
        while index + 20 <= content.endIndex {
            let key = hash(in: bytes, at: index)
            let count = (0..<4).reduce(0) { $0 << 8 | Int(bytes[index + 16 + $1]) }
            guard index + 20 + count <= content.endIndex else { return [:] }
            entries[key] = bytes[(index + 20)..<(index + 20 + count)]
            index += 20 + count
        }
        return entries
    }

    /// Replaces the cache file. A concurrent reader sees either the old or the new file.
    func store(_ entries: [ContentHash: ArraySlice<UInt8>]) throws {
        var bytes = Self.header
        bytes.reserveCapacity(entries.values.reduce(64) { $0 + $1.count + 20 })
        for (key, facts) in entries {
            append(key, to: &bytes)
            for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: facts.count >> shift)) }
            bytes.append(contentsOf: facts)
        }
        append(ContentHash(bytes), to: &bytes)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    private func append(_ hash: ContentHash, to bytes: inout [UInt8]) {
        for half in [hash.high, hash.low] {
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(shift))) }
        }
    }

    private func hash(in bytes: [UInt8], at index: Int) -> ContentHash {
        func half(_ start: Int) -> UInt64 { (0..<8).reduce(0) { $0 << 8 | UInt64(bytes[start + $1]) } }
        return ContentHash(high: half(index), low: half(index + 8))
    }
}
