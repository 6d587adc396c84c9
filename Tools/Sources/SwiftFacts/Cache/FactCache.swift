public import Foundation

/// Keeps the facts of files between runs, by content.
///
/// Reading Swift is nearly all the work of a check. A file whose content was read before costs next to nothing. A cache
/// that cannot be read is as good as none: it is ignored and written anew.
///
///     let cache = FactCache(folder: URL(filePath: ".build/belvedere-cache"))
public struct FactCache: Sendable {
    /// Changes with what the facts hold, so that older caches are not taken for this one.
    static let format = 4
    private static let mark = Array("belvedere facts \(format)\n".utf8)

    private let file: URL

    /// - Parameter folder: Is made when something is stored.
    public init(folder: URL) {
        file = folder.appending(path: "facts-\(Self.format).bin")
    }

    /// What is stored, by content. Empty where nothing is, or nothing that can be read.
    func load() -> [ContentHash: ArraySlice<UInt8>] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        let bytes = [UInt8](data)
        guard bytes.starts(with: Self.mark), bytes.count >= Self.mark.count + 16 else { return [:] }
        // The end of the file is the sum over everything before it.
        let content = bytes[..<(bytes.count - 16)]
        guard ContentHash(content) == hash(in: bytes, at: bytes.count - 16) else { return [:] }
        var entries: [ContentHash: ArraySlice<UInt8>] = [:]
        var index = Self.mark.count
        while index + 20 <= content.endIndex {
            let key = hash(in: bytes, at: index)
            let count = (0..<4).reduce(0) { $0 << 8 | Int(bytes[index + 16 + $1]) }
            guard index + 20 + count <= content.endIndex else { return [:] }
            entries[key] = bytes[(index + 20)..<(index + 20 + count)]
            index += 20 + count
        }
        return entries
    }

    /// Writes the cache anew. Whoever reads meanwhile sees the old one or the new one.
    func store(_ entries: [ContentHash: ArraySlice<UInt8>]) throws {
        var bytes = Self.mark
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
