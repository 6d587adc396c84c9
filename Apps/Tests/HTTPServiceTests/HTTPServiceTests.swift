import Foundation
#if URL_SESSION
import HTTPServiceOnDevices
#else
import HTTPService
#endif
import LongRuns
import ServiceTesting
import StandInServers
import Synchronization
import Testing

@Suite(.timeLimit(minutes: 5))
struct HTTPServiceTests {
    private func withServer(
        _ responder: @escaping StandInServer.Responder,
        _ body: (StandInServer, URL) async throws -> Void
    ) async throws {
        let server = try await StandInServer.start(responder: responder)
        do { try await body(server, #require(URL(string: server.address + "/list"))) } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    @Test func anAnswerArrivesWholeWithItsStatusAndHeaders() async throws {
        try await withServer({ _ in StandInAnswer(status: 404, headers: ["X-Mark": "seen"], body: "gone") }) { server, url in
            let answer = try await HTTPService(userAgent: "Tests/1").answer(to: HTTPRequest(url: url))
            #expect(answer.status == 404)
            #expect(answer.header("x-mark") == "seen")
            #expect(String(decoding: answer.body, as: UTF8.self) == "gone")
            #expect(server.requests.first?.headers["user-agent"] == "Tests/1")
            #expect(server.requests.first?.headers["accept"] == "application/json")
        }
    }

    @Test func aServerThatNeverAnswersIsGivenUpAtTheDeadline() async throws {
        try await withServer({ _ in StandInAnswer(body: "").delivered(.silence) }) { _, url in
            let clock = ManualClock()
            let service = HTTPService(deadline: .seconds(20), clock: clock)
            let answer = Task { try await service.answer(to: HTTPRequest(url: url)) }
            await clock.sleepers(1)
            clock.advance(by: .seconds(20))
            await #expect(throws: HTTPFailure.timedOut(host: "127.0.0.1", after: .seconds(20))) { try await answer.value }
        }
    }

    @Test func aServerThatDripsIsGivenUpAtTheDeadlineAlthoughItIsNeverIdle() async throws {
        let asked = AsyncStream<Void>.makeStream()
        let drip = StandInAnswer.Delivery.drip(bytes: 1, every: .milliseconds(5))
        let body = String(repeating: "x", count: 100_000)
        try await withServer({ _ in
            asked.continuation.yield()
            return StandInAnswer(body: body, delivery: drip)
        }) { _, url in
            let clock = ManualClock()
            let service = HTTPService(clock: clock)
            let answer = Task { try await service.answer(to: HTTPRequest(url: url)) }
            for await _ in asked.stream { break }
            await clock.sleepers(1)
            clock.advance(by: .seconds(20))
            await #expect(throws: HTTPFailure.timedOut(host: "", after: .seconds(20))) { try await answer.value }
        }
    }

    @Test func aCancelledCallerReturnsAtOnce() async throws {
        let asked = AsyncStream<Void>.makeStream()
        try await withServer({ _ in
            asked.continuation.yield()
            return StandInAnswer(body: "").delivered(.silence)
        }) { _, url in
            let service = HTTPService(clock: ManualClock())
            let task = Task { try await service.answer(to: HTTPRequest(url: url)) }
            for await _ in asked.stream { break }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            await #expect(throws: CancellationError.self) {
                let cancelled = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    return try await service.answer(to: HTTPRequest(url: url))
                }
                _ = try await cancelled.value
            }
        }
    }

    @Test func identicalRequestsInFlightShareOneExchangeAndLaterOnesAskAgain() async throws {
        try await withServer({ _ in StandInAnswer(body: "[]").delivered(.delayed(.milliseconds(100))) }) { server, url in
            let service = HTTPService()
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<10 { group.addTask { try await service.answer(to: HTTPRequest(url: url)).body.count } }
                for try await size in group { #expect(size == 2) }
            }
            #expect(server.requests.count == 1)
            _ = try await service.answer(to: HTTPRequest(url: url))
            #expect(server.requests.count == 2)
        }
    }

    @Test func aCancelledCallerLeavesASharedExchangeToTheOthers() async throws {
        let asked = AsyncStream<Void>.makeStream()
        try await withServer({ _ in
            asked.continuation.yield()
            return StandInAnswer(body: "[]").delivered(.delayed(.milliseconds(300)))
        }) { server, url in
            let service = HTTPService()
            let first = Task { try await service.answer(to: HTTPRequest(url: url)).body.count }
            for await _ in asked.stream { break }
            let second = Task { try await service.answer(to: HTTPRequest(url: url)).body.count }
            first.cancel()
            await #expect(throws: CancellationError.self) { try await first.value }
            // The second request may have joined the exchange before the first left, or started a new one after that. It gets its answer in
            // both cases.
            let result = try await second.value
            #expect(result == 2)
        }
    }

    @Test func aConnectionThatEndsBeforeAnyAnswerIsTriedOnceMore() async throws {
        let count = Mutex(0)
        try await withServer({ _ in
            let number = count.withLock {
                $0 += 1
                return $0
            }
            return StandInAnswer(body: "[]").delivered(number == 1 ? .hangUp : .whole)
        }) { server, url in
            let result = try await HTTPService().answer(to: HTTPRequest(url: url)).status
            #expect(result == 200)
            #expect(server.requests.count == 2)
        }
    }

    @Test func aConnectionThatAlwaysEndsIsTriedTwiceAndNoMore() async throws {
        try await withServer({ _ in StandInAnswer(body: "[]").delivered(.hangUp) }) { server, url in
            await #expect(throws: HTTPFailure.cutOff(host: "")) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
            #expect(server.requests.count == 2)
        }
    }

    @Test func aQuestionWithABodyFailsAtOnceWhenTheServerHangsUpAfterAnEarlierOne() async throws {
        let count = Mutex(0)
        try await withServer({ _ in
            let number = count.withLock {
                $0 += 1
                return $0
            }
            return StandInAnswer(body: "[]").delivered(number <= 2 ? .whole : .hangUp)
        }) { server, url in
            // The clock never moves, so only the server can end the exchange.
            let service = HTTPService(clock: ManualClock())
            let question = HTTPRequest(asking: url, body: Data("x".utf8), contentType: "text/plain")
            _ = try await service.answer(to: HTTPRequest(url: url))
            _ = try await service.answer(to: question)
            await #expect(throws: HTTPFailure.cutOff(host: "")) { try await service.answer(to: question) }
            #expect(server.requests.count == 4)
        }
    }

    @Test func unsafeRequestsAreNeverSentTwice() async throws {
        try await withServer({ _ in StandInAnswer(body: "[]").delivered(.hangUp) }) { server, url in
            var request = HTTPRequest(asking: url, body: Data("x".utf8), contentType: "text/plain")
            request.isSafe = false
            await #expect(throws: HTTPFailure.self) { try await HTTPService().answer(to: request) }
            #expect(server.requests.count == 1)
        }
    }

    @Test func aBodyThatEndsTooEarlyIsAFailureAndNoShorterBody() async throws {
        try await withServer({ _ in StandInAnswer(body: "[1,2,3,4]").delivered(.cutOff(after: 3)) }) { _, url in
            await #expect(throws: HTTPFailure.cutOff(host: "")) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
        }
    }

    @Test(arguments: [999, 1000, 1001, 50_000])
    func aBodyIsReadUpToTheLimitAndNotBeyond(size: Int) async throws {
        try await withServer({ _ in StandInAnswer(body: String(repeating: "x", count: size)) }) { _, url in
            let service = HTTPService(maximumBodyBytes: 1000)
            if size <= 1000 {
                let result = try await service.answer(to: HTTPRequest(url: url)).body.count
                #expect(result == size)
            } else {
                await #expect(throws: HTTPFailure.tooLarge(host: "", limit: 0)) { try await service.answer(to: HTTPRequest(url: url)) }
            }
        }
    }

    @Test func redirectsAreFollowedButNotInACircle() async throws {
        try await withServer({ request in
            switch request.path {
            case "/list": .redirect(to: "/moved")
            case "/moved": StandInAnswer(body: "here")
            default: .redirect(to: "/circle")
            }
        }) { server, url in
            let answer = try await HTTPService().answer(to: HTTPRequest(url: url))
            #expect(String(decoding: answer.body, as: UTF8.self) == "here")
            #expect(answer.url?.path() == "/moved")
            let circle = try #require(URL(string: server.address + "/circle"))
            await #expect(throws: HTTPFailure.redirectLoop(host: "")) { try await HTTPService().answer(to: HTTPRequest(url: circle)) }
        }
    }

    // On Linux, `URLSession` stops the program if the redirect of a cancelled task arrives.
    #if !URL_SESSION
    @Test func cancellingAtAnyMomentOfARedirectIsHarmless() async throws {
        var random = SeededRandom()
        let rounds = LongRun.isWanted ? 10_000 : 300
        let asked = Mutex<CheckedContinuation<Void, Never>?>(nil)
        try await withServer({ request in
            asked.withLock { $0.take() }?.resume()
            return request.path == "/list" ? .redirect(to: "/moved") : StandInAnswer(body: "here")
        }) { server, url in
            let service = HTTPService(clock: ManualClock())
            for _ in 0..<rounds {
                let turns = Int.random(in: 0..<200, using: &random)
                var task: Task<Int, any Error>?
                await withCheckedContinuation { continuation in
                    // Store the continuation before the request goes out, because the server may receive it at once.
                    asked.withLock { $0 = continuation }
                    task = Task { try await service.answer(to: HTTPRequest(url: url)).status }
                }
                for _ in 0..<turns { await Task.yield() }
                task?.cancel()
                let status = try? await task?.value
                #expect(status == nil || status == 200, "seed \(random.seed)")
            }
            let status = try await service.answer(to: HTTPRequest(url: url)).status
            #expect(status == 200)
        }
    }
    #endif

    @Test func aRedirectToAnotherHostDoesNotCarryTheKey() async throws {
        let other = try await StandInServer.start { _ in StandInAnswer(body: "[]") }
        let target = "http://localhost:\(other.port)/elsewhere"
        try await withServer({ _ in .redirect(to: target) }) { _, url in
            _ = try await HTTPService().answer(to: HTTPRequest(url: url, headers: ["X-Goog-Api-Key": "secret", "Accept": "a/b"]))
            #expect(other.requests.first?.headers["x-goog-api-key"] == nil)
            #expect(other.requests.first?.headers["accept"] == "a/b")
        }
        await other.stop()
    }

    @Test func aServerThatIsNotThereIsUnreachable() async throws {
        let server = try await StandInServer.start { _ in StandInAnswer(body: "") }
        await server.stop()
        let url = try #require(URL(string: server.address))
        await #expect(throws: HTTPFailure.unreachable(host: "")) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
    }

    // On Linux, `URLSession` does not say why there is no secure connection.
    #if !URL_SESSION
    @Test func aSecureConnectionToAServerWithoutOneIsInsecure() async throws {
        let server = try await StandInServer.start { _ in StandInAnswer(body: "") }
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        await #expect(throws: HTTPFailure.insecure(host: "")) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
        await server.stop()
    }
    #endif

    @Test(arguments: ["garbage\r\n\r\n", "SSH-2.0-OpenSSH_9.2\r\n", "\0\0\0", "HTTP/5 maybe\r\n\r\n", "{\"status\":\"success\"}"])
    func anAnswerThatIsNotHTTPIsSaidToBeSo(bytes: String) async throws {
        try await withServer({ _ in .verbatim(bytes) }) { _, url in
            let failure = await #expect(throws: HTTPFailure.self) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
            #expect(failure?.code == "not-http")
            #expect(failure?.sentence == "The answer of 127.0.0.1 is not HTTP.")
        }
    }

    // On Linux, `URLSession` does not say that the data of a known coding are damaged.
    #if URL_SESSION
    private static let codings = ["zstd", "br", "gzip, br", "something"]
    #else
    private static let codings = ["gzip", "deflate", "zstd", "br", "gzip, br", "something"]
    #endif

    @Test(arguments: Self.codings)
    func aBodyThatCannotBeDecompressedIsAFailure(coding: String) async throws {
        try await withServer({ _ in StandInAnswer(headers: ["Content-Encoding": coding], body: "plain text") }) { _, url in
            await #expect(throws: HTTPFailure.unreadable(host: "")) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
        }
    }

    @Test func aQuestionThatIsRedirectedIsAskedAgainAsTheRedirectSays() async throws {
        try await withServer({ request in
            switch request.path {
            case "/list": StandInAnswer(status: 307, headers: ["Location": "/same"], body: "")
            case "/same": StandInAnswer(status: 303, headers: ["Location": "/other"], body: "")
            default: StandInAnswer(body: "[]")
            }
        }) { server, url in
            let question = HTTPRequest(asking: url, body: Data("x".utf8), contentType: "text/plain")
            _ = try await HTTPService().answer(to: question)
            let seen = server.requests.map { "\($0.method) \($0.path) \(String(decoding: $0.body, as: UTF8.self))" }
            #expect(seen == ["POST /list x", "POST /same x", "GET /other "])
            #expect(server.requests.last?.headers["content-type"] == nil)
        }
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "list", "http:///"])
    func onlyHTTPAddressesAreAsked(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: HTTPFailure.unusableAddress("")) { try await HTTPService().answer(to: HTTPRequest(url: url)) }
    }

    @Test func howLongToWaitIsReadFromSecondsDatesAndRateLimits() {
        let now = Date(timeIntervalSince1970: 1_000_000)
        func pause(_ headers: [String: String]) -> Duration? {
            HTTPAnswer(status: 429, headers: headers, body: Data()).retryAfter(now: now)
        }
        #expect(pause(["retry-after": "7"]) == .seconds(7))
        #expect(pause(["Retry-After": "Mon, 12 Jan 1970 13:47:40 GMT"]) == .seconds(60))
        #expect(pause(["X-RateLimit-Reset": "1000012"]) == .seconds(12))
        #expect(pause(["Retry-After": "-5"]) == .seconds(1))
        #expect(pause(["Retry-After": "1e99"]) == .seconds(3600))
        #expect(pause(["Retry-After": "nan"]) == nil)
        #expect(pause(["Retry-After": "soon"]) == nil)
        #expect(pause([:]) == nil)
    }
}
