import Architecture
import Foundation
import SwiftFacts

/// Prints the stored report of the last check again, if the command line only asks for a check and nothing has changed.
///
/// Starting the command-line parser takes longer than finding out that nothing has changed. So this type itself reads simple command lines,
/// such as `check Sources --config strict.yml`. For all other command lines, and for wrong ones, it does nothing, and the parser reads
/// them.
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
                // `init`, `run` and `help` are subcommands, not folders.
                guard path == nil, !word.isEmpty, !word.hasPrefix("-"), !["init", "run", "help"].contains(word) else { return nil }
                path = word
            }
        }
        folder = CheckedFolder(path: path ?? ".", configurationPath: configurationPath)
        self.format = format
    }

    /// Prints the stored report if no input of the check has changed since.
    ///
    /// - Returns: The exit code of the command; nil if the command has to run the check.
    func tell() -> Int32? {
        guard let configuration = try? folder.configuration(), let hash = folder.contentHash(configuration) else { return nil }
        let cache = ReportCache(folder: folder.cacheFolder)
        guard let entry = cache.entry(in: format, for: CheckedFolder.reportKey(hash, documentation: nil)) else { return nil }
        Terminal.write(entry.report)
        return entry.exitCode
    }
}
