import Foundation
import Testing

/// Runs the fixture once.
final class FixtureProcess {
    /// The output of the fixture, line by line.
    static func lines(asking address: String, limit: Int) async throws -> [String] {
        let executable = try #require(Self.executable, "The fixture has not been built beside the tests.")
        return try await withCheckedThrowingContinuation { continuation in
            // Use a separate thread for waiting, so that no thread of the shared pool waits.
            Thread.detachNewThread {
                continuation.resume(with: Result { try run(executable, [address, String(limit)]) })
            }
        }
    }

    private static func run(_ executable: URL, _ arguments: [String]) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static var executable: URL? {
        let folders = [Bundle.main.executableURL, Bundle(for: FixtureProcess.self).bundleURL].compactMap {
            $0?.deletingLastPathComponent()
        }
        return folders.map { $0.appending(component: "HTTPServiceFixture") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
