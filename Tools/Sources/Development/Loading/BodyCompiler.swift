import Foundation

/// Compiles and links libraries with edited bodies.
///
/// The driver of the compiler needs three times as long as the compiler itself. So it is asked once for the command that it would run.
final class BodyCompiler {
    /// The commands of a target, for files of the name ``placeholder``.
    private struct Jobs {
        let compile: [String]
        let link: [String]
    }

    private static let placeholder = "BelvedereEditPlaceholder"
    private var known: [[String]: Jobs] = [:]

    /// Compiles a file to a library.
    ///
    /// - Parameters:
    ///   - code: The content of the file.
    ///   - library: The path of the library, without its ending. Its name is also that of the module.
    ///   - options: The compiler and its options.
    ///   - earlier: The earlier library with functions of the same target. The system opens it first, so the newer bodies count.
    ///   - isCancelled: Called many times per second; it may wait for some milliseconds.
    /// - Returns: The path of the library; an empty path if the code has an error; nil if the compilation was cancelled.
    func compile(
        _ code: String, to library: String, options: [String], after earlier: String?, in root: String, isCancelled: () -> Bool
    ) throws -> String? {
        guard (try? code.write(toFile: library + ".swift", atomically: false, encoding: .utf8)) != nil else { return "" }
        let name = library.split(separator: "/").last.map(String.init) ?? ""
        let commands: [[String]]
        if let jobs = try jobs(for: options, folder: String(library.dropLast(name.utf8.count)), in: root, isCancelled: isCancelled) {
            let own = [jobs.compile, jobs.link].map { $0.map { $0.replacing(Self.placeholder, with: name) } }
            commands = [own[0], own[1] + [earlier].compactMap(\.self)]
        } else {
            commands = [Self.driverCommand(options, name: name, path: library) + [earlier].compactMap(\.self)]
        }
        for command in commands {
            guard let run = try BuildRun.run(command, in: root, isCancelled: isCancelled, onStep: { _ in }) else { return nil }
            if run.ending != .status(0) { return "" }
        }
        return library + ".so"
    }

    private static func driverCommand(_ options: [String], name: String, path: String) -> [String] {
        options + [
            "-module-name", name, "-parse-as-library", "-emit-library", "-use-ld=lld", "-o", path + ".so", path + ".swift",
        ]
    }

    /// The commands that the driver would run. Nil if they have an unknown form.
    private func jobs(for options: [String], folder: String, in root: String, isCancelled: () -> Bool) throws -> Jobs? {
        if let jobs = known[options] { return jobs }
        let path = folder + Self.placeholder
        let command = Self.driverCommand(options, name: Self.placeholder, path: path) + ["-driver-print-jobs"]
        guard let run = try BuildRun.run(command, in: root, isCancelled: isCancelled, onStep: { _ in }), run.ending == .status(0),
            // The driver puts unusual arguments in quotes.
            !run.output.contains(where: { "\"'\\".contains($0) })
        else { return nil }
        let lines = run.output.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").map(String.init) }
        guard var compile = lines.first, compile.dropFirst().first == "-frontend", let output = compile.lastIndex(of: "-o"),
            let start = lines.joined().first(where: { $0.hasSuffix("/swiftrt.o") }), let compiler = compile.first
        else { return nil }
        compile[output + 1] = path + ".o"
        let linker = String(QuickManifest.folder(of: compiler)) + "/ld.lld"
        guard FileManager.default.isExecutableFile(atPath: linker) else { return nil }
        // The program has all symbols that the library does not define.
        let jobs = Jobs(compile: compile, link: [linker, "-shared", "-o", path + ".so", start, path + ".o"])
        known[options] = jobs
        return jobs
    }
}
