#if BrowserTLS
import Foundation
import Testing

/// Runs a command-line tool. It is killed if it runs longer than half a minute.
final class Tool {
    private let process = Process()
    private let incoming = Pipe(), outgoing = Pipe()
    private var watchdog: DispatchWorkItem?

    init(_ name: String, _ arguments: [String]) {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = incoming
        process.standardOutput = outgoing
        process.standardError = FileHandle.nullDevice
    }

    var input: FileHandle { incoming.fileHandleForWriting }
    var output: FileHandle { outgoing.fileHandleForReading }

    func start() throws {
        try process.run()
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        self.watchdog = watchdog
        DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: watchdog)
    }

    func end() {
        watchdog?.cancel()
        try? input.close()
        // Use SIGKILL, because threads of the pool block all other signals, and a child process inherits that.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Runs `openssl` until it ends.
    static func openssl(_ arguments: [String]) throws {
        let tool = Tool("openssl", arguments)
        try tool.start()
        tool.process.waitUntilExit()
        tool.watchdog?.cancel()
        #expect(tool.process.terminationStatus == 0, "openssl \(arguments.joined(separator: " "))")
    }
}
#endif
