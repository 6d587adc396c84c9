import BelvedereCore
import HTTPTypes
import Hummingbird
import NIOCore
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of files that a person sends: the page announces one, and sends it by HTTP to a one-time address.
@Suite(.timeLimit(minutes: 5)) struct UploadTests {
    @Test func aFileReachesTheAppAndIsReadInPieces() async throws {
        let page = try await FilePage()
        let text = String(repeating: "0123456789", count: 30_000)
        #expect(try await page.post(text, to: try await page.announce(text.utf8.count)) == .noContent)
        let file = try #require(page.inbox.files.first)
        #expect(file.name == "a b.txt" && file.mediaType == "text/plain" && file.byteCount == text.utf8.count)
        var pieces: [[UInt8]] = []
        for try await piece in file.pieces { pieces.append(piece) }
        #expect(pieces.count == 5 && pieces.joined().elementsEqual(text.utf8) && file.bytes.elementsEqual(text.utf8))
        await page.session.close()
    }

    @Test func anEmptyFileReachesTheApp() async throws {
        let page = try await FilePage()
        #expect(try await page.post("", to: try await page.announce(0)) == .noContent)
        #expect(page.inbox.files.map(\.byteCount) == [0])
        await page.session.close()
    }

    // MARK: Hostile requests

    @Test func anotherSiteCannotSendAFileAndDoesNotUseUpTheAddress() async throws {
        let page = try await FilePage()
        let address = try await page.announce()
        #expect(try await page.post(to: address, origin: "http://evil.example") == .forbidden)
        #expect(try await page.post(to: address, origin: nil) == .forbidden)
        #expect(try await page.post(to: address, origin: "null") == .forbidden)
        #expect(try await page.post(to: address, site: "cross-site") == .forbidden)
        #expect(page.inbox.files.isEmpty)
        #expect(try await page.post(to: address) == .noContent)
        await page.session.close()
    }

    @Test func anotherBrowserCannotUseTheAddress() async throws {
        let page = try await FilePage()
        let address = try await page.announce()
        #expect(try await page.post(to: address, cookie: Secret.make()) == .gone)
        #expect(try await page.post(to: address, cookie: "") == .gone)
        #expect(page.inbox.files.isEmpty)
        #expect(try await page.post(to: address) == .noContent)
        await page.session.close()
    }

    @Test func anAddressIsForOneFile() async throws {
        let page = try await FilePage()
        let address = try await page.announce()
        #expect(try await page.post(to: address) == .noContent)
        #expect(try await page.post(to: address) == .gone)
        #expect(page.inbox.files.count == 1 && page.host.core.files.count == 0)
        await page.session.close()
    }

    @Test func aMadeUpAddressAcceptsNoFile() async throws {
        let page = try await FilePage()
        #expect(try await page.post(to: FileAddresses.prefix + Secret.make()) == .gone)
        #expect(try await page.post(to: FileAddresses.prefix + "x") == .gone)
        await page.session.close()
    }

    @Test func theNextAnnouncementEndsTheAddressBefore() async throws {
        let page = try await FilePage()
        let first = try await page.announce()
        let second = try await page.announce()
        #expect(try await page.post(to: first) == .gone)
        #expect(try await page.post(to: second) == .noContent)
        await page.session.close()
    }

    @Test("The body has the announced size, or the file is refused and the person is told", arguments: [8, 10])
    func theLengthIsWrong(length: Int) async throws {
        let page = try await FilePage()
        #expect(try await page.post(String(repeating: "x", count: length), to: try await page.announce()) == .badRequest)
        #expect(await page.hear().contains(BrowserTexts().fileNotTaken))
        #expect(page.inbox.files.isEmpty && page.host.core.uploads.total == 0)
        await page.session.close()
    }

    @Test("A body with more or fewer bytes than its header says is refused", arguments: ["12345678", "1234567890"])
    func theLengthIsALie(text: String) async throws {
        let page = try await FilePage()
        #expect(try await page.post(text, to: try await page.announce(), length: FilePage.size) == .gone)
        #expect(page.inbox.files.isEmpty && page.host.core.uploads.total == 0)
        #expect(await page.hear().contains(BrowserTexts().fileNotTaken))
        await page.session.close()
    }

    @Test func aBodyWithoutLengthIsRefused() async throws {
        let page = try await FilePage()
        let body = RequestBody(buffer: ByteBuffer(string: "123456789"))
        #expect(try await page.post(body, to: try await page.announce(), length: nil) == .lengthRequired)
        await page.session.close()
    }

    // MARK: Limits

    @Test func aFileThatIsTooLargeGetsNoAddressAndThePersonIsToldTheLimit() async throws {
        let page = try await FilePage(limit: 4_000)
        try await page.say("\(page.field) file 0 4001 text/plain a.txt")
        let frame = await page.hear()
        #expect(FilePage.address(in: frame) == nil && frame.contains("[\"up\",1]"))
        #expect(frame.contains("\(BrowserTexts().fileTooLarge) (≤ 4 kB)"))
        #expect(try await page.announce(4_000) != nil)
        await page.session.close()
    }

    @Test func theLimitsOfTheHostAndOfTheSessionAreToldToo() async throws {
        var options = BrowserOptions()
        options.maximumFileSize = 3_000
        var page = try await FilePage(options: options)
        try await page.say("\(page.field) file 0 3001 text/plain a.txt")
        #expect(await page.hear().contains("≤ 3 kB"))
        await page.session.close()
        options.maximumUploadBytesPerSession = 2_000
        page = try await FilePage(options: options)
        try await page.say("\(page.field) file 0 2001 text/plain a.txt")
        #expect(await page.hear().contains("≤ 2 kB"))
        await page.session.close()
    }

    @Test func theFilesOfASessionCountUntilTheAppNoLongerUsesThem() async throws {
        var options = BrowserOptions()
        options.maximumUploadBytesPerSession = 10
        let page = try await FilePage(options: options)
        #expect(try await page.post(to: try await page.announce()) == .noContent)
        #expect(page.host.core.uploads.total == 9)
        #expect(try await page.post(to: try await page.announce()) == .contentTooLarge)
        #expect(await page.hear().contains(BrowserTexts().fileNotTaken))
        page.inbox.empty()
        #expect(page.host.core.uploads.total == 0)
        #expect(try await page.post(to: try await page.announce()) == .noContent)
        await page.session.close()
    }

    @Test func oneAddressLeavesRoomForOthers() {
        let quota = UploadQuota(maximum: 100)
        var first = quota.reserve(25, for: "a")
        #expect(first != nil && quota.reserve(1, for: "a") == nil)
        let second = quota.reserve(25, for: "b")
        #expect(second != nil && quota.total == 50)
        first = nil
        #expect(quota.total == 25 && quota.reserve(25, for: "a") != nil)
    }

    @Test func thePersonIsToldInTheLanguageOfThePage() async throws {
        var options = BrowserOptions()
        options.texts["de"] = BrowserTexts()
        options.texts["de"]?.fileNotTaken = "Der Server nahm die Datei nicht an."
        let page = try await FilePage(options: options, locale: "de-AT")
        #expect(try await page.post("1", to: try await page.announce()) == .badRequest)
        #expect(await page.hear().contains("Der Server nahm die Datei nicht an."))
        await page.session.close()
    }
}
