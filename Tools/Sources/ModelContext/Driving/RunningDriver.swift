import Foundation

/// A running program that has an app open.
final class RunningDriver {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var waiting: [UInt8] = []
    /// The end of the longest wait for an answer. The driver itself waits at most a minute for something outside the app.
    private let patience: Duration = .seconds(180)

    /// Starts a program.
    ///
    /// - Throws: `ToolProblem` if it cannot be started.
    init(_ program: String, arguments: [String], in folder: String) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { throw ToolProblem("\(program) cannot be started: \(error.localizedDescription)") }
        // Only the program may hold the other end of the pipe. Otherwise its end would not be seen.
        try? output.fileHandleForWriting.close()
    }

    /// Sends a request and waits for its answer.
    ///
    /// - Throws: `ToolProblem` if the program has ended, or does not answer.
    func ask(_ request: [String: Any]) throws -> ToolAnswer {
        let data = try JSONSerialization.data(withJSONObject: request) + Data("\n".utf8)
        do { try input.fileHandleForWriting.write(contentsOf: data) } catch { throw ToolProblem("The app has ended. Open it again.") }
        return try next()
    }

    /// Waits for the next answer.
    ///
    /// - Throws: `ToolProblem` if the program has ended, or does not answer.
    func next() throws -> ToolAnswer {
        let deadline = ContinuousClock.now.advanced(by: patience)
        let descriptor = output.fileHandleForReading.fileDescriptor
        while ContinuousClock.now < deadline {
            if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(waiting[..<end])
                waiting.removeFirst(end + 1)
                guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else { continue }
                return ToolAnswer(answer.text, isError: answer.isError)
            }
            var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&readable, 1, 100) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 {
                process.waitUntilExit()
                throw ToolProblem("The app has ended with status \(process.terminationStatus). Open it again.")
            }
            waiting += buffer[..<count]
        }
        end()
        throw ToolProblem("The app does not answer, so it was ended. Open it again.")
    }

    /// Ends the program.
    func end() {
        try? input.fileHandleForWriting.close()
        guard process.isRunning, process.processIdentifier > 1 else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private struct Answer: Decodable {
        var text: String
        var isError: Bool
    }
}
