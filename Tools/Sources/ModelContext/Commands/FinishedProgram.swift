import Foundation

/// A program that has run to its end, with both of its outputs.
struct FinishedProgram {
    let status: Int32
    let output: String

    /// Runs a program.
    ///
    /// - Parameter command: The path or the name of the program, and its arguments.
    /// - Throws: `ToolProblem` if the program cannot be started.
    init(_ command: [String], in folder: String) throws {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        // The standard input has the messages of the client.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch {
            throw ToolProblem("\(command.first ?? "") cannot be started: \(error.localizedDescription)")
        }
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
