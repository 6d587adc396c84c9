public import Foundation
public import SwiftFacts

/// The report of the last check in each format, for the case that nothing has changed since.
///
///     let cache = ReportCache(folder: URL(filePath: ".build/belvedere-cache"))
///     cache.entry(in: .text, for: key)?.report
public struct ReportCache: Sendable {
    /// What a check has told.
    public struct Entry: Sendable, Codable {
        public var report: String
        public var exitCode: Int32

        public init(report: String, exitCode: Int32) {
            self.report = report
            self.exitCode = exitCode
        }
    }

    private struct Stored: Codable {
        var high: UInt64
        var low: UInt64
        var entry: Entry
    }

    private let folder: URL

    /// - Parameter folder: Is made when something is stored.
    public init(folder: URL) { self.folder = folder }

    /// What a check with this key has told. Nil if the last one had another, or if what is stored cannot be read.
    ///
    /// - Parameter key: Stands for everything that the report depends on.
    public func entry(in format: ReportFormat, for key: ContentHash) -> Entry? {
        guard let data = try? Data(contentsOf: file(of: format)), let stored = try? JSONDecoder().decode(Stored.self, from: data),
            stored.high == key.high, stored.low == key.low
        else { return nil }
        return stored.entry
    }

    /// Takes the place of the report before. If it cannot be written, the next run takes longer, and nothing else.
    public func store(_ entry: Entry, in format: ReportFormat, for key: ContentHash) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(Stored(high: key.high, low: key.low, entry: entry)).write(to: file(of: format), options: .atomic)
    }

    private func file(of format: ReportFormat) -> URL { folder.appending(path: "report-\(format.rawValue).json") }
}
