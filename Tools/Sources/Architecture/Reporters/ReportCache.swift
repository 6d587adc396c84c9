public import Foundation
public import SwiftFacts

/// Stores the report of the last check in each format. A later check prints it again if no input of the check has changed.
///
///     let cache = ReportCache(folder: URL(filePath: ".build/belvedere-cache"))
///     cache.entry(in: .text, for: key)?.report
public struct ReportCache: Sendable {
    /// The report and the exit code of one check.
    public struct Entry: Sendable {
        public var report: String
        public var exitCode: Int32

        public init(report: String, exitCode: Int32) {
            self.report = report
            self.exitCode = exitCode
        }
    }

    private let folder: URL

    /// - Parameter folder: The folder of the cache. It is created when the first report is stored.
    public init(folder: URL) { self.folder = folder }

    /// The stored result of a check with this key. Nil if the last check had another key, or if the stored data cannot be read.
    ///
    /// - Parameter key: A hash of everything that the report depends on.
    public func entry(in format: ReportFormat, for key: ContentHash) -> Entry? {
        // The first line contains the key and the exit code, and the report comes after it. This form is used because starting a JSON
        // decoder needs more time than reading both.
        guard let bytes = (try? Data(contentsOf: file(of: format))).map({ [UInt8]($0) }),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let words = Self.words(of: bytes[..<end], after: Self.line(for: key)), let exitCode = Int32(words)
        else { return nil }
        return Entry(report: String(decoding: bytes[(end + 1)...], as: UTF8.self), exitCode: exitCode)
    }

    private static func line(for key: ContentHash) -> String { "belvedere report \(key) " }

    /// The text of a line after a prefix. Nil if the line does not begin with the prefix.
    private static func words(of line: ArraySlice<UInt8>, after text: String) -> String? {
        line.starts(with: text.utf8) ? String(decoding: line.dropFirst(text.utf8.count), as: UTF8.self) : nil
    }

    /// Replaces the stored report. An error while writing is ignored, because then only the next check takes longer.
    public func store(_ entry: Entry, in format: ReportFormat, for key: ContentHash) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data((Self.line(for: key) + "\(entry.exitCode)\n" + entry.report).utf8).write(to: file(of: format), options: .atomic)
    }

    private func file(of format: ReportFormat) -> URL { folder.appending(path: "report-\(format.rawValue).txt") }
}
