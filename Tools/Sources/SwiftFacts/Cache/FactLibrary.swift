public import Foundation

/// Reads the facts of many files, several at once, through a cache.
///
///     let library = FactLibrary(cache: nil)
///     let read = await library.facts(of: [URL(filePath: "Sources/App/Login.swift")])
public struct FactLibrary: Sendable {
    /// The result of reading a file.
    public enum Outcome: Sendable {
        case facts(FileFacts)
        /// The reason why the file cannot be read. A message contains it after the name of the file.
        case unreadable(String)
    }

    private let cache: FactCache?
    private let largestFile: Int

    /// - Parameters:
    ///   - cache: The cache; nil reads every file again.
    ///   - largestFile: The limit in bytes. Larger files are not read.
    public init(cache: FactCache?, largestFile: Int = 4_000_000) {
        self.cache = cache
        self.largestFile = largestFile
    }

    /// The facts of each file, in the order of the files.
    ///
    /// - Complexity: O(n) in the number of bytes.
    public func facts(of files: [URL]) async -> [Outcome] {
        let stored = cache?.load() ?? [:]
        var results = [(outcome: Outcome, key: ContentHash?, bytes: ArraySlice<UInt8>?)?](repeating: nil, count: files.count)
        await withTaskGroup(of: (Int, Outcome, ContentHash?, ArraySlice<UInt8>?).self) { group in
            // Read slightly more files at a time than there are processors. That keeps all processors busy, and only a few syntax trees are
            // in memory.
            var next = 0
            func start() {
                guard next < files.count else { return }
                let index = next
                next += 1
                group.addTask {
                    let (outcome, key, bytes) = read(files[index], stored: stored)
                    return (index, outcome, key, bytes)
                }
            }
            for _ in 0..<(ProcessInfo.processInfo.activeProcessorCount + 2) { start() }
            while let (index, outcome, key, bytes) = await group.next() {
                results[index] = (outcome, key, bytes)
                start()
            }
        }
        if let cache {
            var kept: [ContentHash: ArraySlice<UInt8>] = [:]
            for result in results {
                if let key = result?.key, let bytes = result?.bytes { kept[key] = bytes }
            }
            // Ignore an error while writing the cache, because then only the next run takes longer.
            if Set(kept.keys) != Set(stored.keys) { try? cache.store(kept) }
        }
        return results.map { $0?.outcome ?? .unreadable("was not reached") }
    }

    private func read(_ file: URL, stored: [ContentHash: ArraySlice<UInt8>]) -> (Outcome, ContentHash?, ArraySlice<UInt8>?) {
        let data: Data
        do {
            let size = FileStatus(path: file.path, followsLinks: true)?.size ?? 0
            guard size <= largestFile else {
                return (.unreadable("has \(Self.words(size)), and files above \(Self.words(largestFile)) are not read"), nil, nil)
            }
            data = try Data(contentsOf: file)
        } catch {
            return (.unreadable("cannot be read: \(Self.reason(error))"), nil, nil)
        }
        let bytes = [UInt8](data)
        let key = ContentHash(bytes)
        if let known = stored[key], let facts = try? FileFacts(decoding: known) { return (.facts(facts), key, known) }
        let facts = FactReader().facts(of: bytes)
        return (.facts(facts), key, cache == nil ? nil : facts.encoded()[...])
    }

    private static func words(_ bytes: Int) -> String {
        bytes < 100_000 ? "\(bytes) bytes" : "\((Double(bytes) / 100_000).rounded(.up) / 10) MB"
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission?: "you may not read it"
        case .fileReadNoSuchFile?, .fileNoSuchFile?: "it is not there"
        default: error.localizedDescription
        }
    }
}
