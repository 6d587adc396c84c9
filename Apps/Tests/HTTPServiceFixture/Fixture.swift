import Foundation
import HTTPService

/// A process of its own, so that what a server's answer costs in memory can be told from what the tests need: asks once
/// and says what came of it and by how many bytes its largest size ever was larger than before.
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
        // What was queued while the request was given up is still to come.
        try await Task.sleep(for: .milliseconds(300))
        print(outcome)
        print(try largestSize() - before)
    }

    /// The most memory the process has had at a time, in bytes.
    private static func largestSize() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}
