public import Foundation

/// The findings that a project had when its checks began. A report gives only their number. New findings make the check fail.
///
/// A later check can remove entries from the baseline. It never adds any by itself.
public struct Baseline: Hashable, Sendable {
    /// The number of occurrences of each known finding. Two equal findings in one declaration count as two.
    public private(set) var counts: [BaselineEntry: Int]

    public init(_ entries: [BaselineEntry] = []) {
        counts = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
    }

    public var size: Int { counts.values.reduce(0, +) }

    /// Removes one occurrence of a known finding. Returns false if the baseline has no such occurrence left.
    mutating func take(_ entry: BaselineEntry) -> Bool {
        guard let count = counts[entry] else { return false }
        counts[entry] = count == 1 ? nil : count - 1
        return true
    }

    /// The known findings that no longer occur: this baseline without the findings in `rest`.
    func without(_ rest: Baseline) -> Baseline {
        var result = self
        for (entry, count) in rest.counts {
            let left = (result.counts[entry] ?? 0) - count
            result.counts[entry] = left > 0 ? left : nil
        }
        return result
    }

    // MARK: File

    private struct File: Codable {
        struct Line: Codable {
            var rule: String
            var symbol: String
            var count: Int?
        }
        var version = 1
        var findings: [Line]
    }

    /// - Throws: `ConfigurationProblems` if the file exists but is not a valid baseline file.
    public init(contentsOf file: URL, path: String) throws(ConfigurationProblems) {
        guard FileManager.default.fileExists(atPath: file.path) else {
            counts = [:]
            return
        }
        do {
            let content = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
            counts = Dictionary(
                content.findings.map { (BaselineEntry(rule: $0.rule, symbol: $0.symbol), max(1, $0.count ?? 1)) }, uniquingKeysWith: +
            )
        } catch {
            throw ConfigurationProblems([
                ConfigurationProblem(
                    place: path, text: "cannot be read as a baseline; write it again with \"belvedere check --write-baseline\"")
            ])
        }
    }

    /// Writes the sorted findings to the file, one on each line, so that differences between versions are easy to read. For an empty
    /// baseline the file is removed.
    public func write(to file: URL) throws {
        guard !counts.isEmpty else {
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try counts.sorted { $0.key < $1.key }.map { entry, count in
            "    "
                + String(
                    decoding: try encoder.encode(
                        File.Line(rule: entry.rule, symbol: entry.symbol, count: count == 1 ? nil : count)
                    ), as: UTF8.self)
        }
        let text = "{\n  \"version\": 1,\n  \"findings\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
