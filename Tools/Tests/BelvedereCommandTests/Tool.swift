import Foundation

/// The command from the build of the tests.
struct Tool {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    let folder: String
    /// The working folder of the command, relative to `folder`.
    var subfolder = ""
    /// Additions to the environment of the tests.
    var environment: [String: String] = [:]

    /// Makes a package with one target of screens, in its own folder.
    init() throws {
        folder = NSTemporaryDirectory() + "belvedere-command-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/Sources/Screens", withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "app",
                targets: [
                    .target(name: "Screens", dependencies: [.product(name: "Belvedere", package: "belvedere")]),
                    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
                ]
            )
            """
        try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    func run(_ arguments: String...) throws -> Result { try run(arguments: arguments) }

    /// - Parameter place: The file for the output, if the test does not read it.
    func run(arguments: [String], output place: String? = nil) throws -> Result {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder + "/" + subfolder)
        // The user's own templates must not affect a test.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_CONFIG_HOME": folder + "/none", "XDG_CACHE_HOME": folder + "/none",
        ]) { $1 }
        .merging(environment) { $1 }
        let (output, errors) = (folder + ".out", folder + ".err")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        defer { for file in [output, errors] { try? FileManager.default.removeItem(atPath: file) } }
        process.standardOutput = FileHandle(forWritingAtPath: place ?? output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
            errors: try String(contentsOfFile: errors, encoding: .utf8)
        )
    }

    /// The path of the command in the folder of the tests' build.
    static var program: URL {
        let beside = Bundle.main.bundleURL.appending(path: "belvedere")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "belvedere")
    }
}
