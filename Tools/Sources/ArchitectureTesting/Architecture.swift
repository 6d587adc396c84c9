public import Foundation

/// Checks the architecture of a package from its own tests.
///
/// A debug build of the parser is about 50 times as slow as a release build, and tests are debug builds. So this runs the
/// command `belvedere`, which was built for release once, and reads what it reports. It links nothing of the parser.
///
/// ```swift
/// @Test func architecture() throws {
///     #expect(try Architecture.check() == [])
/// }
/// ```
public enum Architecture {
    /// What breaks a rule, warnings included, by file and line. Empty where nothing does.
    ///
    /// The command is the one that `program` names, or the variable `BELVEDERE`, or the first `belvedere` of the path.
    /// - Parameters:
    ///   - folder: The folder of the project. Nil is the folder above `Tests` that the calling file stands in.
    ///   - program: The command.
    /// - Throws: `ArchitectureError` where there is no command, where the configuration cannot be meant so, or where something could not be read.
    public static func check(folder: URL? = nil, program: URL? = nil, file: String = #filePath) throws(ArchitectureError)
        -> [ArchitectureFinding]
    {
        guard let root = folder ?? Self.root(above: file) else {
            throw ArchitectureError("'\(file)' stands in no folder 'Tests'; name the folder of the project.")
        }
        guard let program = program ?? Self.program else {
            throw ArchitectureError(
                "There is no command 'belvedere' on the path. Build it for release, or name it in the variable BELVEDERE.")
        }
        let process = Process()
        process.executableURL = program
        process.arguments = ["check", root.path, "--format", "json", "--read-only"]
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw ArchitectureError("'\(program.path)' cannot be started: \(error.localizedDescription)") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
            throw ArchitectureError("'\(program.path)' ended with \(process.terminationStatus) and without a report; it says why above.")
        }
        let gaps = report.notices.filter(\.leavesGap).map { "\($0.path) \($0.text)." }
        guard report.problems.isEmpty, gaps.isEmpty else { throw ArchitectureError((report.problems + gaps).joined(separator: "\n")) }
        return report.findings
    }

    private struct Report: Decodable {
        struct Notice: Decodable {
            var path: String
            var text: String
            var leavesGap: Bool
        }
        var findings: [ArchitectureFinding]
        var notices: [Notice]
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
