import Architecture
import Foundation
import SwiftFacts

/// The report of the last check, for a command line that asks for a check and nothing else.
///
/// The parser of command lines takes longer to start than it takes to see that nothing has changed. So this knows the plain lines, such as
/// `check Sources --config strict.yml`, without it. What it does not know, and every mistake, is left to the parser.
struct KeptReport {
    private let folder: CheckedFolder
    private let format: ReportFormat

    /// - Parameter arguments: The command line without the name of the program.
    init?(arguments: [String]) {
        guard arguments.first == "check" else { return nil }
        var rest = arguments.dropFirst()
        var path: String?, configurationPath: String?
        var format = ReportFormat.text
        while let word = rest.popFirst() {
            switch word {
            case "--read-only": break
            case "--config":
                guard configurationPath == nil, let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
                configurationPath = value
            case "--format":
                guard let value = rest.popFirst().flatMap(ReportFormat.init(rawValue:)) else { return nil }
                format = value
            default:
                // Three words are commands and no folders.
                guard path == nil, !word.isEmpty, !word.hasPrefix("-"), !["init", "run", "help"].contains(word) else { return nil }
                path = word
            }
        }
        folder = CheckedFolder(path: path ?? ".", configurationPath: configurationPath)
        self.format = format
    }

    /// Tells the report, if nothing has changed since.
    ///
    /// - Returns: What the command ends with; nil if it has to check.
    func tell() -> Int32? {
        guard let configuration = try? folder.configuration(), let hash = folder.contentHash(configuration) else { return nil }
        let cache = ReportCache(folder: folder.cacheFolder)
        guard let entry = cache.entry(in: format, for: CheckedFolder.reportKey(hash, documentation: nil)) else { return nil }
        Terminal.write(entry.report)
        return entry.exitCode
    }
}
