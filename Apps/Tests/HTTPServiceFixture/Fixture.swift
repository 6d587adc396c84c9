import Foundation
import HTTPService

/// A separate process, which separates the memory of a server's answer from the memory of the tests. It sends one request, and prints the
/// result and the number of bytes by which its peak memory has grown.
@main
struct Fixture {
    static func main() async throws {
        guard CommandLine.arguments.count == 3, let url = URL(string: CommandLine.arguments[1]) else {
            return print("usage: HTTPServiceFixture ADDRESS LIMIT")
        }
        let service = HTTPService(deadline: .seconds(30), maximumBodyBytes: Int(CommandLine.arguments[2]) ?? 0)
        let before = try largestSize()
        var outcome: String
        do {
            let answer = try await service.answer(to: HTTPRequest(url: url))
            outcome = "status \(answer.status), \(answer.body.count) bytes"
        } catch let failure as HTTPFailure {
            outcome = failure.code
        }
        // Data that was queued when the request was cancelled can still arrive.
        try await Task.sleep(for: .milliseconds(300))
        print(outcome)
        print(try largestSize() - before)
    }

    /// The peak memory of the process, in bytes.
    private static func largestSize() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}
