import Belvedere
import BelvedereHeadless
import Synchronization
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of file uploads that are never completed.
@Suite struct UploadTests {
    private static let base64 = "AAAA" // three bytes

    private static let taking: @Sendable (SessionContext) -> Window = { _ in
        Window(Screen(title: "Taking", content: FileField("File") { _ in }))
    }

    private func fileField(in frame: String) throws -> Int {
        let parts = frame.split(separator: "[").map(String.init)
        let index = try #require(parts.firstIndex { $0.contains("\"class\":\"file\"") })
        return try #require(Int(parts[index].prefix { $0.isNumber }))
    }

    private func text(_ bytes: [UInt8]?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }

    /// Begins the upload of a file of nine bytes, and sends its first three bytes.
    private func begin(on session: BrowserSession) async throws -> (connection: Int, view: Int) {
        let connection = try #require(await session.attach(received: 0))
        let view = try fileField(in: text(await session.nextFrame(for: connection)))
        _ = try await session.receive("1 1 \(view) file 0 9 text/plain a.txt", on: connection)
        _ = try await session.receive("2 1 \(view) part \(Self.base64)", on: connection)
        return (connection, view)
    }

    @Test func anUnfinishedFileCountsUntilTheSessionEnds() async throws {
        let quota = UploadQuota(maximum: 1_000)
        let session = await BrowserSession.opened(quota: quota, Self.taking)
        _ = try await begin(on: session)
        #expect(quota.total == 3)
        await session.close()
        #expect(quota.total == 0)
    }

    @Test("Once a login has ended, the rest of an upload is refused and nothing more is sent")
    func theLoginEnds() async throws {
        let quota = UploadQuota(maximum: 1_000), lease = AdmissionLease(for: .seconds(3600))
        let session = await BrowserSession.opened(quota: quota, Self.taking)
        session.entitlement.bind(to: lease.term) {}
        let (connection, view) = try await begin(on: session)
        // The host owes the page a response, but the login ends before the host sends it.
        #expect(try await session.receive("0 1 probe", on: connection) == .goesOn)
        lease.end()
        #expect(await session.nextFrame(for: connection) == nil)
        #expect(try await session.receive("3 1 \(view) part \(Self.base64)", on: connection) == .isStale)
        #expect(quota.total == 3)
        await session.close()
        #expect(quota.total == 0)
    }

    @Test func aFinishedFileAndABrokenOneCountNoMore() async throws {
        let quota = UploadQuota(maximum: 1_000)
        let session = await BrowserSession.opened(quota: quota, Self.taking)
        let (connection, view) = try await begin(on: session)
        _ = try await session.receive("3 1 \(view) part \(Self.base64)", on: connection)
        _ = try await session.receive("4 1 \(view) part \(Self.base64)", on: connection)
        #expect(quota.total == 0)
        _ = try await session.receive("5 1 \(view) file 0 3 text/plain a.txt", on: connection)
        await #expect(throws: ProtocolViolation.self) {
            _ = try await session.receive("6 1 \(view) part \(Self.base64)\(Self.base64)", on: connection)
        }
        #expect(quota.total == 0)
        await session.close()
    }

    @Test func aFileBeyondTheLimitIsDroppedAndThePersonIsTold() async throws {
        let quota = UploadQuota(maximum: 40)
        let session = await BrowserSession.opened(quota: quota, Self.taking)
        let (connection, view) = try await begin(on: session)
        #expect(quota.reserve(6, for: "test"))
        _ = try await session.receive("3 1 \(view) part \(Self.base64)", on: connection)
        #expect(text(await session.nextFrame(for: connection)).contains("[\"say\",\"\(BrowserTexts().fileNotTaken)\",2]"))
        #expect(quota.total == 6)
        await session.close()
    }

    @Test func thePersonIsToldInTheLanguageOfThePage() async throws {
        var options = BrowserOptions()
        options.texts["de"] = BrowserTexts()
        options.texts["de"]?.fileNotTaken = "Der Server nahm die Datei nicht an."
        let session = await BrowserSession.opened(
            options: options, quota: UploadQuota(maximum: 12), environment: SessionEnvironment(locale: "de-AT"), Self.taking
        )
        let (connection, view) = try await begin(on: session)
        _ = try await session.receive("3 1 \(view) part \(Self.base64)", on: connection)
        #expect(text(await session.nextFrame(for: connection)).contains("Der Server nahm die Datei nicht an."))
        await session.close()
    }

    @Test func aFileThatTakesTooLongIsCancelled() async throws {
        let clock = TestClock()
        var options = BrowserOptions()
        options.clock = clock
        options.uploadTimeout = .seconds(60)
        let quota = UploadQuota(maximum: 1_000)
        let session = await BrowserSession.opened(options: options, quota: quota, Self.taking)
        let (connection, _) = try await begin(on: session)
        await session.taskExecutor.untilAtRest()
        try await until { clock.sleeperCount > 0 }
        await clock.advance(by: .seconds(60))
        try await until { quota.total == 0 }
        #expect(text(await session.nextFrame(for: connection)).contains("[\"say\",\"\(BrowserTexts().fileNotTaken)\",2]"))
        await session.close()
    }

    @Test("Bytes that arrive after the time limit are refused, even if the timer of the upload runs late")
    func theTimerRunsLate() async throws {
        let clock = ClockWithoutTimers()
        var options = BrowserOptions()
        options.clock = clock
        options.uploadTimeout = .seconds(60)
        let quota = UploadQuota(maximum: 1_000)
        let session = await BrowserSession.opened(options: options, quota: quota, Self.taking)
        let (connection, view) = try await begin(on: session)
        clock.advance(by: .seconds(59))
        _ = try await session.receive("3 1 \(view) part \(Self.base64)", on: connection)
        #expect(quota.total == 6)
        clock.advance(by: .seconds(1))
        _ = try await session.receive("4 1 \(view) part \(Self.base64)", on: connection)
        #expect(quota.total == 0)
        #expect(text(await session.nextFrame(for: connection)).contains("[\"say\",\"\(BrowserTexts().fileNotTaken)\",2]"))
        await session.close()
    }

    @Test func oneAddressLeavesRoomForOthers() {
        let quota = UploadQuota(maximum: 100)
        #expect(quota.reserve(25, for: "a"))
        #expect(!quota.reserve(1, for: "a"))
        #expect(quota.reserve(25, for: "b"))
        quota.release(25, of: "a")
        #expect(quota.reserve(25, for: "a"))
        #expect(quota.total == 50)
    }
}

/// A clock whose time advances, but that wakes no sleeper.
private final class ClockWithoutTimers: Clock {
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
