import BelvedereCore
import BelvedereHeadless
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of files that end in the middle: the field, the session or the login is gone, the time is over, or the person cancels.
@Suite(.timeLimit(minutes: 5)) struct UnfinishedUploadTests {
    /// A file of nine bytes of which the first three have been sent.
    private struct Half {
        let page: FilePage
        let source: RequestBody.Source
        let answer: Task<HTTPResponse.Status, any Error>

        init(_ page: FilePage) async throws {
            self.page = page
            let address = try await page.announce()
            let (body, source) = RequestBody.makeStream()
            self.source = source
            answer = Task { try await page.post(body, to: address, length: FilePage.size) }
            await source.yield(ByteBuffer(string: "123"))
            try await until { page.host.core.uploads.total == FilePage.size }
        }

        /// Sends the rest.
        func finish() async throws -> HTTPResponse.Status {
            await source.yield(ByteBuffer(string: "456789"))
            source.finish()
            return try await answer.value
        }

        /// Checks that the app has no file and that the limits are free again.
        func expectNothing() async throws {
            let quota = page.host.core.uploads
            try await until { quota.total == 0 }
            #expect(page.inbox.files.isEmpty && page.host.core.files.count == 0)
            await page.session.close()
        }
    }

    @Test func theRestOfAFileArrivesLater() async throws {
        let half = try await Half(try await FilePage())
        #expect(try await half.finish() == .noContent)
        #expect(half.page.inbox.files.map(\.bytes) == [Array("123456789".utf8)])
        await half.page.session.close()
    }

    @Test func aFileIsRefusedWhenItsFieldHasGone() async throws {
        let page = try await FilePage()
        let address = try await page.announce()
        try await page.say("\(page.remove) a")
        #expect(try await page.post(to: address) == .gone)
        #expect(page.inbox.files.isEmpty)
        await page.session.close()
    }

    @Test func aFileEndsWhenItsFieldGoesInTheMiddle() async throws {
        let half = try await Half(try await FilePage())
        try await half.page.say("\(half.page.remove) a")
        #expect(try await half.finish() == .gone)
        try await half.expectNothing()
    }

    @Test func aFileEndsWithItsSession() async throws {
        let half = try await Half(try await FilePage())
        await half.page.session.close()
        // Nobody sends the rest. The request ends anyway.
        #expect(try await half.answer.value == .gone)
        try await half.expectNothing()
    }

    @Test func anAddressEndsWithItsSession() async throws {
        let page = try await FilePage()
        let address = try await page.announce()
        await page.session.close()
        #expect(try await page.post(to: address) == .gone)
        #expect(page.host.core.files.count == 0)
    }

    @Test("Once a login has ended, the rest of a file is refused before the session is closed")
    func theLoginEnds() async throws {
        let page = try await FilePage(), lease = AdmissionLease(for: .seconds(3600))
        page.session.entitlement.bind(to: lease.term) {}
        let half = try await Half(page)
        lease.end()
        #expect(try await half.finish() == .gone)
        try await half.expectNothing()
    }

    @Test func anAddressIsWorthNothingAfterTheLogin() async throws {
        let page = try await FilePage(), lease = AdmissionLease(for: .seconds(3600))
        page.session.entitlement.bind(to: lease.term) {}
        let address = try await page.announce()
        lease.end()
        #expect(try await page.post(to: address) == .gone)
        #expect(page.inbox.files.isEmpty)
        await page.session.close()
    }

    @Test func aConnectionThatBreaksInTheMiddleIsToldToThePerson() async throws {
        struct Broken: Error {}
        let half = try await Half(try await FilePage())
        half.source.finish(Broken())
        #expect(try await half.answer.value == .gone)
        #expect(await half.page.hear().contains("[\"say\",\"\(BrowserTexts().fileNotTaken)\",2]"))
        try await half.expectNothing()
    }

    @Test func aPersonCancelsAFileAndSendsAnother() async throws {
        let half = try await Half(try await FilePage())
        try await half.page.say("0 fx 1")
        #expect(try await half.answer.value == .gone)
        #expect(await !half.page.hear().contains("say"))
        #expect(try await half.page.post(to: try await half.page.announce()) == .noContent)
        await half.page.session.close()
    }

    @Test func aFileThatTakesTooLongIsCancelled() async throws {
        let clock = TestClock()
        var options = BrowserOptions()
        options.clock = clock
        options.uploadTimeout = .seconds(60)
        let half = try await Half(try await FilePage(options: options))
        try await until { clock.sleeperCount > 0 }
        await clock.advance(by: .seconds(60))
        #expect(try await half.answer.value == .gone)
        #expect(await half.page.hear().contains("[\"say\",\"\(BrowserTexts().fileNotTaken)\",2]"))
        try await half.expectNothing()
    }

    @Test("Bytes that arrive after the time limit are refused, even if the timer of the upload runs late")
    func theTimerRunsLate() async throws {
        let clock = ClockWithoutTimers()
        var options = BrowserOptions()
        options.clock = clock
        options.uploadTimeout = .seconds(60)
        let half = try await Half(try await FilePage(options: options))
        clock.advance(by: .seconds(60))
        #expect(try await half.finish() == .gone)
        #expect(await half.page.hear().contains("[\"say\",\"\(BrowserTexts().fileNotTaken)\",2]"))
        try await half.expectNothing()
    }

    @Test func anUnusedAddressEndsWithItsTime() async throws {
        let clock = ClockWithoutTimers()
        var options = BrowserOptions()
        options.clock = clock
        let page = try await FilePage(options: options)
        let address = try await page.announce()
        clock.advance(by: options.uploadTimeout)
        #expect(try await page.post(to: address) == .gone)
        await page.session.close()
    }

    @Test func aFileOnTheDiskHasNoName() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uploads-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = BrowserOptions()
        options.uploadFolder = folder.path
        let half = try await Half(try await FilePage(options: options))
        #expect(try await half.finish() == .noContent)
        #expect(half.page.inbox.files.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        await half.page.session.close()
    }

    @Test func aFullOrMissingDiskIsToldToThePerson() async throws {
        var options = BrowserOptions()
        options.uploadFolder = "/there/is/no/such/folder"
        let page = try await FilePage(options: options)
        #expect(try await page.post(to: try await page.announce()) == .gone)
        #expect(await page.hear().contains(BrowserTexts().fileNotTaken))
        #expect(page.host.core.uploads.total == 0)
        await page.session.close()
    }
}

/// A clock whose time advances, but that wakes no sleeper.
final class ClockWithoutTimers: Clock {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock(\.self) }
    var minimumResolution: Duration { .zero }

    func advance(by duration: Duration) { time.withLock { $0 += duration } }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let (never, _) = AsyncStream<Void>.makeStream()
        for await _ in never {}
        throw CancellationError()
    }
}
