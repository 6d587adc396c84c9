import Foundation

/// The compiler of the toolchain that built these tests. The tests use it to compile source texts that must not compile.
struct Compiler {
    /// The result of compiling a source text.
    struct Verdict {
        let isAccepted: Bool
        let text: String
    }

    private let swiftc: URL
    private let modules: URL

    init() throws {
        swiftc = try Self.findCompiler()
        modules = try Self.findModules()
    }

    /// Compiles a source text that imports BelvedereBinding.
    func check(_ source: String) throws -> Verdict {
        let folder = FileManager.default.temporaryDirectory.appending(path: "belvedere-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Client.swift")
        try ("import BelvedereBinding\n" + source).write(to: file, atomically: true, encoding: .utf8)
        var words = [
            // Compile up to SIL, the compiler's intermediate language, because the compiler checks the sending of values between isolations
            // only after type checking.
            swiftc.path, "-emit-sil", "-o", folder.appending(path: "Client.sil").path, "-parse-as-library", "-Onone",
            "-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
            "-module-cache-path", modules.deletingLastPathComponent().appending(path: "CompileFailCache").path,
            "-I", modules.path, file.path,
        ]
        // The package manager gives the C module to its own calls of the compiler. This call must contain its location too.
        let map = modules.deletingLastPathComponent().appending(path: "CThreadLocal.build/module.modulemap")
        if FileManager.default.fileExists(atPath: map.path) { words += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        let (status, text) = try Self.run(words)
        return Verdict(isAccepted: status == 0, text: text)
    }

    /// Runs a program and returns its exit status and everything that it printed.
    ///
    /// It uses the C library and not `Process`, whose wait for the end needs the run loop of a thread that other tests use at the same
    /// time.
    private static func run(_ words: [String]) throws -> (status: Int32, text: String) {
        let command = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(separator: " ")
        guard let output = popen(command + " 2>&1 < /dev/null", "r") else {
            throw NotFound(description: "The program \(words[0]) cannot be started.")
        }
        var bytes: [UInt8] = [], piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = fread(&piece, 1, piece.count, output)
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return (pclose(output), String(decoding: bytes, as: UTF8.self))
    }

    struct NotFound: Error, CustomStringConvertible {
        let description: String
    }

    /// The path of the compiler beside the running program `swift`. An environment variable or the search path gives the location.
    private static func findCompiler() throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        var candidates: [String] = []
        if let named = environment["SWIFT_EXEC"] { candidates.append(named) }
        candidates += (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        // Find the toolchain by the libraries that this process has loaded, and the compiler by its path relative to them. Read the list to
        // its end: a file of this folder has no size, so `String(contentsOfFile:)` may stop after one page.
        if let loaded = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
            let line = String(decoding: loaded, as: UTF8.self).split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let path = line.split(separator: " ").last
        {
            candidates.append(
                URL(filePath: String(path)).appending(path: "../../../../bin/swiftc").standardized.path
            )
        }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw NotFound(description: "No swiftc was found; set SWIFT_EXEC to one.")
        }
        return URL(filePath: found)
    }

    /// The folder of the compiled module BelvedereBinding. It is beside the program with the running tests.
    private static func findModules() throws -> URL {
        let arguments = CommandLine.arguments.map { URL(filePath: $0) }
        let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        var starts = [executable] + arguments
        #if canImport(Darwin)
        starts += Bundle.allBundles.map(\.bundleURL)
        #endif
        for start in starts {
            var folder = start
            for _ in 0..<5 {
                folder = folder.deletingLastPathComponent()
                let modules = folder.appending(path: "Modules")
                if FileManager.default.fileExists(atPath: modules.appending(path: "BelvedereBinding.swiftmodule").path) {
                    return modules
                }
            }
        }
        throw NotFound(description: "The built module BelvedereBinding was not found beside the tests.")
    }
}
