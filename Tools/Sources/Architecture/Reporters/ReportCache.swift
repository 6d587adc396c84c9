public import Foundation
public import SwiftFacts

/// The report of the last check in each format, for the case that nothing has changed since.
///
///     let cache = ReportCache(folder: URL(filePath: ".build/belvedere-cache"))
///     cache.entry(in: .text, for: key)?.report
public struct ReportCache: Sendable {
    /// What a check has told.
    public struct Entry: Sendable {
        public var report: String
        public var exitCode: Int32

        public init(report: String, exitCode: Int32) {
            self.report = report
            self.exitCode = exitCode
        }
    }

    private let folder: URL

    /// - Parameter folder: Is made when something is stored.
    public init(folder: URL) { self.folder = folder }

    /// What a check with this key has told. Nil if the last one had another, or if what is stored cannot be read.
    ///
    /// - Parameter key: Stands for everything that the report depends on.
    public func entry(in format: ReportFormat, for key: ContentHash) -> Entry? {
        // A line for the key and the exit code, then the report. To start a decoder of JSON takes longer than to read both.
        guard let bytes = (try? Data(contentsOf: file(of: format))).map({ [UInt8]($0) }),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let words = Self.words(of: bytes[..<end], after: Self.line(for: key)), let exitCode = Int32(words)
        else { return nil }
        return Entry(report: String(decoding: bytes[(end + 1)...], as: UTF8.self), exitCode: exitCode)
    }

    private static func line(for key: ContentHash) -> String { "belvedere report \(key) " }

    /// What follows a text in a line. Nil if the line begins with another.
    private static func words(of line: ArraySlice<UInt8>, after text: String) -> String? {
        line.starts(with: text.utf8) ? String(decoding: line.dropFirst(text.utf8.count), as: UTF8.self) : nil
    }

    /// Takes the place of the report before. If it cannot be written, the next run takes longer, and nothing else.
    public func store(_ entry: Entry, in format: ReportFormat, for key: ContentHash) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data((Self.line(for: key) + "\(entry.exitCode)\n" + entry.report).utf8).write(to: file(of: format), options: .atomic)
    }

    private func file(of format: ReportFormat) -> URL { folder.appending(path: "report-\(format.rawValue).txt") }
}
