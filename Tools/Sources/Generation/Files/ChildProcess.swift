import Foundation

/// Runs another program and waits for it.
enum ChildProcess {
    /// - Parameter folder: where the program starts, if not here.
    /// - Returns: its status, and what it wrote on both streams.
    static func run(_ command: [String], in folder: String? = nil) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw GenerationError("process", "The program \"\(command.first ?? "")\" cannot be started: \(error.localizedDescription)")
        }
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
