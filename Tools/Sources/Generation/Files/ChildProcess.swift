import Foundation

/// Starts another program and waits until it ends.
enum ChildProcess {
    /// - Parameter folder: The working folder of the program; nil for the current one.
    /// - Returns: The exit status of the program, and the text that it wrote to its standard output and its standard error.
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
