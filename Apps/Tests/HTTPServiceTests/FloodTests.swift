#if os(Linux)
import Foundation
import LongRuns
import StandInServers
import Testing

/// Tests answers without an end, or in a form that grows. A separate process makes each request, and the test checks its peak memory. So
/// the limit of the body limits memory, not only the returned data.
@Suite(.timeLimit(minutes: 5))
struct FloodTests {
    private static let limit = 5_000_000
    private static let allowance = limit + 20_000_000

    private func flood(_ answer: StandInAnswer) async throws -> (outcome: String, growth: Int) {
        let server = try await StandInServer.start { _ in answer }
        let lines = try await FixtureProcess.lines(asking: server.address + "/", limit: Self.limit)
        await server.stop()
        return try (#require(lines.first), #require(lines.dropFirst().first.flatMap(Int.init)))
    }

    @Test func aBodyThatInflatesToAThousandTimesItsSizeIsRefusedWhileItInflates() async throws {
        var answer = StandInAnswer(headers: ["Content-Encoding": "gzip"], body: "")
        answer.body = try Gzip.blanks(megabytes: 1000)
        #expect(answer.body.count < 1_100_000)
        let (outcome, growth) = try await flood(answer)
        #expect(outcome == "too-large")
        #expect(growth <= Self.allowance)
    }

    @Test func aBodyOfSeveralCodingsIsRefusedAsWell() async throws {
        var answer = StandInAnswer(headers: ["Content-Encoding": "gzip, gzip"], body: "")
        answer.body = try Gzip.compressed(try Gzip.blanks(megabytes: 1000))
        #expect(answer.body.count < 20_000)
        let (outcome, growth) = try await flood(answer)
        #expect(["too-large", "unreadable"].contains(outcome))
        #expect(growth <= Self.allowance)
    }

    @Test func aBodyWithoutEndIsRefusedAtTheLimit() async throws {
        let piece = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
        let (outcome, growth) = try await flood(.verbatim("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", again: piece))
        #expect(outcome == "too-large")
        #expect(growth <= Self.allowance)
    }

    @Test func aBodyWithoutEndOrLengthIsRefusedAtTheLimit() async throws {
        let (outcome, growth) = try await flood(.verbatim("HTTP/1.1 200 OK\r\n\r\n", again: String(repeating: "x", count: 65_536)))
        #expect(outcome == "too-large")
        #expect(growth <= Self.allowance)
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\n", "X-Filling: " + String(repeating: "x", count: 1000) + "\r\n"),
        ("HTTP/1.1 200 OK\r\nX-Filling: ", String(repeating: "x", count: 65_536)),
        ("", "HTTP/1.1 100 Continue\r\nX-Filling: xxxxxxxxxxxxxxxxxxxx\r\n\r\n"),
    ])
    func aHeadWithoutEndIsRefused(first: String, again: String) async throws {
        let (outcome, growth) = try await flood(.verbatim(first, again: again))
        #expect(outcome == "too-large")
        #expect(growth <= Self.allowance)
    }

    @Test func trailersWithoutEndAreRefused() async throws {
        let first = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
        let (outcome, growth) = try await flood(.verbatim(first, again: "X-Filling: xxxxxxxxxxxxxxxxxxxx\r\n"))
        #expect(outcome == "too-large")
        #expect(growth <= Self.allowance)
    }

    @Test func aBodyUpToTheLimitArrivesCompressedAsWell() async throws {
        var answer = StandInAnswer(headers: ["Content-Encoding": "gzip"], body: "")
        answer.body = try Gzip.compressed([UInt8](repeating: 0x20, count: Self.limit))
        let (outcome, growth) = try await flood(answer)
        #expect(outcome == "status 200, \(Self.limit) bytes")
        #expect(growth <= Self.allowance)
    }
}
#endif
