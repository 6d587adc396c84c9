import Belvedere
import BelvedereHeadless
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of files that a person saves: the browser gets each at a one-time address.
@Suite(.timeLimit(minutes: 5)) struct DownloadTests {
    /// Collects the body of a response.
    private struct Collector: ResponseBodyWriter {
        let bytes: Bytes
        mutating func write(_ part: ByteBuffer) async throws { bytes.add(part) }
        consuming func finish(_ trailers: HTTPFields?) async throws { bytes.end() }
    }

    private final class Bytes: Sendable {
        private let state = Mutex<(text: String, isComplete: Bool)>(("", false))
        var text: String { state.withLock(\.text) }
        var isComplete: Bool { state.withLock(\.isComplete) }
        func add(_ part: ByteBuffer) { state.withLock { $0.text += String(buffer: part) } }
        func end() { state.withLock { $0.isComplete = true } }
    }

    /// Presses the button that offers a file.
    ///
    /// - Returns: the address of the file.
    private func offer(by page: FilePage) async throws -> String? {
        try await page.say("\(page.save) a")
        await page.session.taskExecutor.untilAtRest()
        return FilePage.address(in: await page.hear())
    }

    private func read(_ response: Response) async throws -> Bytes {
        let bytes = Bytes()
        try await response.body.write(Collector(bytes: bytes))
        return bytes
    }

    @Test func aFileIsSentUnderItsNameAndRunsNothing() async throws {
        let page = try await FilePage(saved: SavedFile(name: "Bücher \"neu\".txt", mediaType: "text/plain", bytes: Array("saved".utf8)))
        let response = try await page.get(try await offer(by: page))
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/plain" && response.headers[.cacheControl] == "no-store")
        let disposition = "attachment; filename=\"B__cher _neu_.txt\"; filename*=UTF-8''B%C3%BCcher%20%22neu%22.txt"
        #expect(response.headers[.contentDisposition] == disposition)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
        #expect(response.body.contentLength == 5)
        let bytes = try await read(response)
        #expect(bytes.text == "saved" && bytes.isComplete)
        await page.session.close()
    }

    @Test func anAddressIsForOneRequest() async throws {
        let page = try await FilePage()
        let address = try await offer(by: page)
        #expect(try await page.get(address).status == .ok)
        #expect(try await page.get(address).status == .gone)
        #expect(page.host.core.files.count == 0)
        await page.session.close()
    }

    @Test func anotherBrowserOrSiteCannotGetTheFileAndDoesNotUseUpTheAddress() async throws {
        let page = try await FilePage()
        let address = try await offer(by: page)
        #expect(try await page.get(address, cookie: Secret.make()).status == .gone)
        #expect(try await page.get(address, site: "cross-site").status == .gone)
        #expect(try await page.get(address).status == .ok)
        await page.session.close()
    }

    @Test func anAddressEndsWithItsSession() async throws {
        let page = try await FilePage()
        let address = try await offer(by: page)
        await page.session.close()
        #expect(try await page.get(address).status == .gone)
        #expect(page.host.core.files.count == 0)
    }

    @Test func anAddressEndsWithTheLogin() async throws {
        let page = try await FilePage(), lease = AdmissionLease(for: .seconds(3600))
        page.session.entitlement.bind(to: lease.term) {}
        let address = try await offer(by: page)
        lease.end()
        #expect(try await page.get(address).status == .gone)
        await page.session.close()
    }

    @Test func anAddressEndsWithItsTime() async throws {
        let clock = ClockWithoutTimers()
        var options = BrowserOptions()
        options.clock = clock
        let page = try await FilePage(options: options)
        let address = try await offer(by: page)
        clock.advance(by: options.downloadTimeout)
        #expect(try await page.get(address).status == .gone)
        await page.session.close()
    }

    @Test func anUnusedFileLeavesTheMemoryAfterItsTime() async throws {
        let clock = TestClock()
        var options = BrowserOptions()
        options.clock = clock
        let page = try await FilePage(options: options)
        _ = try await offer(by: page)
        #expect(await page.session.keptBytes >= 5)
        try await until { clock.sleeperCount > 0 }
        await clock.advance(by: options.downloadTimeout)
        let files = page.host.core.files
        try await until { files.count == 0 }
        await page.session.close()
    }

    @Test func theRestOfAFileIsNotSentAfterTheLogin() async throws {
        let lease = AdmissionLease(for: .seconds(3600))
        let pieces = AsyncStream<[UInt8]> { continuation in
            for _ in 1...2 { continuation.yield(Array("half".utf8)) }
            continuation.finish()
        }
        let ending = pieces.map { piece in
            defer { lease.end() }
            return piece
        }
        let page = try await FilePage(saved: SavedFile(name: "a.txt", mediaType: "text/plain", byteCount: 8, pieces: ending))
        page.session.entitlement.bind(to: lease.term) {}
        let response = try await page.get(try await offer(by: page)), bytes = Bytes()
        await #expect(throws: (any Error).self) { try await response.body.write(Collector(bytes: bytes)) }
        #expect(bytes.text.isEmpty && !bytes.isComplete)
        await page.session.close()
    }

    @Test("A file whose pieces are not its announced size is cut off", arguments: [7, 9])
    func theSizeIsWrong(size: Int) async throws {
        let pieces = AsyncStream<[UInt8]> { continuation in
            for _ in 1...2 { continuation.yield(Array("half".utf8)) }
            continuation.finish()
        }
        let page = try await FilePage(saved: SavedFile(name: "a.txt", mediaType: "text/plain", byteCount: size, pieces: pieces))
        let response = try await page.get(try await offer(by: page)), bytes = Bytes()
        await #expect(throws: (any Error).self) { try await response.body.write(Collector(bytes: bytes)) }
        #expect(!bytes.isComplete)
        await page.session.close()
    }

    @Test func aFileOfTheDiskIsSent() async throws {
        let path = "/tmp/belvedere-\(UInt64.random(in: 0 ... .max))"
        let text = String(repeating: "0123456789", count: 20_000)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let file = try SavedFile(name: "a.txt", mediaType: "text/plain", path: path)
        try FileManager.default.removeItem(atPath: path)
        let page = try await FilePage(saved: file)
        #expect(try await read(try await page.get(try await offer(by: page))).text == text)
        await page.session.close()
        #expect(throws: FileError.self) { try SavedFile(name: "a.txt", mediaType: "text/plain", path: path) }
        #expect(throws: FileError.self) { try SavedFile(name: "a.txt", mediaType: "text/plain", path: "/tmp") }
    }

    @Test func aSessionOffersAFewFilesAtATime() async throws {
        let page = try await FilePage()
        let first = try await offer(by: page)
        for _ in 1...FileOffers.limit { _ = try await offer(by: page) }
        #expect(page.host.core.files.count == FileOffers.limit)
        #expect(try await page.get(first).status == .gone)
        await page.session.close()
    }

    @Test(
        "The name of a file is harmless",
        arguments: [
            ("a.txt", "attachment; filename=\"a.txt\"; filename*=UTF-8''a.txt"),
            ("../../etc/passwd", "attachment; filename=\"_.._etc_passwd\"; filename*=UTF-8''_.._etc_passwd"),
            ("a\r\nSet-Cookie: b=c", "attachment; filename=\"a__Set-Cookie: b=c\"; filename*=UTF-8''a__Set-Cookie%3A%20b%3Dc"),
            ("exe\u{202E}txt.a", "attachment; filename=\"exe_txt.a\"; filename*=UTF-8''exe_txt.a"),
            ("", "attachment; filename=\"file\"; filename*=UTF-8''file"),
        ])
    func names(name: String, header: String) {
        #expect(FileName.disposition(name) == header)
    }

    @Test(
        "A size is written for people",
        arguments: [
            (9, "9 B"), (1_500, "1.5 kB"), (5_000_000, "5 MB"), (8_388_608, "8.3 MB"), (123_900_000, "123 MB"), (2_000_000_000, "2 GB"),
        ])
    func sizes(bytes: Int, text: String) {
        #expect(FileSize.text(bytes) == text)
    }
}
