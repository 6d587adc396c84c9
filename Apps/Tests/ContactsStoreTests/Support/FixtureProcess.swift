import Foundation
import Synchronization
import Testing

/// The running fixture: its lines as they arrive, and functions to end it.
final class FixtureProcess: Sendable {
    let lines: AsyncStream<String>
    private let process: Mutex<Process>
    private let input: Pipe

    convenience init(_ command: String, _ folder: URL, _ more: String...) throws {
        try self.init(Self.executable, [command, folder.path] + more)
    }

    /// Starts the fixture with its own disk mounted on the folder. The size is in kilobytes.
    convenience init(_ command: String, _ folder: URL, diskOf kilobytes: Int) throws {
        let script = #"mount -t tmpfs -o size=\#(kilobytes)k none "$1" && exec "$2" "$3" "$1""#
        let fixture = try #require(Self.executable).path
        try self.init(
            URL(fileURLWithPath: "/usr/bin/unshare"), ["-rm", "sh", "-c", script, "sh", folder.path, fixture, command]
        )
    }

    /// Whether this system lets a test mount a disk in its own namespace.
    static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private init(_ executable: URL?, _ arguments: [String]) throws {
        let process = Process()
        let found: URL = try #require(executable, "The fixture has not been built beside the tests.")
        process.executableURL = found
        process.arguments = arguments
        let output = Pipe()
        let input = Pipe()
        process.standardOutput = output
        process.standardInput = input
        self.input = input
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        try process.run()
        self.process = Mutex(process)
        // Use a thread that waits in read(), because a file handle's readability handler sometimes missed the end on Linux.
        let reading = output.fileHandleForReading.fileDescriptor
        Thread.detachNewThread {
            withExtendedLifetime(output) { Self.read(reading, continuation) }
        }
    }

    deinit {
        kill()
    }

    private static func read(_ file: Int32, _ continuation: AsyncStream<String>.Continuation) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(file, &buffer, buffer.count)
            guard count > 0 else { break }
            rest += buffer.prefix(count)
            while let end = rest.firstIndex(of: 0x0A) {
                continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeSubrange(...end)
            }
        }
        continuation.finish()
    }

    /// Kills the process at once; none of its handlers runs. Its lines end when it has gone.
    func kill() {
        process.withLock { process in
            if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        }
    }

    /// Sends an empty line, which the fixture's lock waits for.
    func proceed() {
        input.fileHandleForWriting.write(Data("\n".utf8))
    }

    /// All lines, once the process has ended.
    func transcript() async -> [String] {
        var all: [String] = []
        for await line in lines { all.append(line) }
        return all
    }

    private static var executable: URL? {
        let folders = [Bundle.main.executableURL, Bundle(for: FixtureProcess.self).bundleURL].compactMap {
            $0?.deletingLastPathComponent()
        }
        return folders.map { $0.appending(component: "ContactsStoreFixture") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
