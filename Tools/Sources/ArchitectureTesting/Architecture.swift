public import Foundation

/// Checks the architecture of a package from its own tests.
///
/// Tests are debug builds, and a debug build of the parser is about 50 times as slow as a release build. So `check` starts the program
/// `belvedere`, which was built once for release, and reads its report. The test target does not link the parser.
///
/// ```swift
/// @Test func architecture() throws {
///     #expect(try Architecture.check() == [])
/// }
/// ```
public enum Architecture {
    /// Returns the findings, including warnings, sorted by file and line. The array is empty if nothing breaks a rule.
    ///
    /// `program` is the location of the program `belvedere`. If it is nil, the environment variable `BELVEDERE` gives the location. Without
    /// that variable, the first `belvedere` in the `PATH` is used.
    /// - Parameters:
    ///   - folder: The folder of the project. Nil means the folder above the `Tests` folder of the calling file.
    ///   - program: The location of the program `belvedere`; nil to find it as described above.
    /// - Throws: `ArchitectureError` if the program is not found, if the configuration is wrong, or if a file could not be read.
    public static func check(folder: URL? = nil, program: URL? = nil, file: String = #filePath) throws(ArchitectureError)
        -> [ArchitectureFinding]
    {
        guard let root = folder ?? Self.root(above: file) else {
            throw ArchitectureError("\"\(file)\" is not in a folder \"Tests\"; name the folder of the project.")
        }
        guard let program = program ?? Self.program else {
            throw ArchitectureError(
                "There is no command \"belvedere\" on the path. Build it for release, or name it in the variable BELVEDERE.")
        }
        let process = Process()
        process.executableURL = program
        process.arguments = ["check", root.path, "--format", "json", "--read-only"]
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw ArchitectureError("\"\(program.path)\" cannot be started: \(error.localizedDescription)") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
            throw ArchitectureError("\"\(program.path)\" ended with \(process.terminationStatus) and without a report; it says why above.")
        }
        let gaps = report.notices.filter(\.leavesGap).map { "\($0.path) \($0.text)." }
        guard report.problems.isEmpty, gaps.isEmpty else { throw ArchitectureError((report.problems + gaps).joined(separator: "\n")) }
        return report.findings
    }

    private struct Report: Decodable {
        struct CheckNotice: Decodable {
            var path: String
            var text: String
            var leavesGap: Bool
        }
        var findings: [ArchitectureFinding]
        var notices: [CheckNotice]
        var problems: [String]
    }

    static func root(above file: String) -> URL? {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard let place = parts.lastIndex(of: "Tests"), place > 0 else { return nil }
        return URL(fileURLWithPath: parts[..<place].joined(separator: "/"), isDirectory: true)
    }

    private static var program: URL? {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["BELVEDERE"], !path.isEmpty { return URL(fileURLWithPath: path) }
        return (environment["PATH"] ?? "").split(separator: ":").lazy.map { URL(fileURLWithPath: String($0)).appending(path: "belvedere") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
