#if canImport(UIKit)
@_spi(Hosting) import BelvedereCore
@testable import BelvedereUIKitHost
import Testing
import TestSupport
import UIKit

/// Files that an app gives the person piece by piece. They go to the disk at once, so a file of any length needs little memory.
@MainActor @Suite(.serialized)
struct DownloadTests {
    private let controller = UIViewController(), device = HostDevice()

    @Test func aFileIsOfferedAfterItsLastPiece() async throws {
        let (pieces, source) = AsyncStream<[UInt8]>.makeStream()
        var isDone = false
        device.answer(.save(SavedFile(name: "long.txt", mediaType: "text/plain", pieces: pieces)), over: controller) { answer in
            if case .done = answer { isDone = true }
        }
        source.yield([65])
        source.yield([66, 67])
        #expect(controller.presentedViewController == nil)
        source.finish()
        try await until { controller.presentedViewController != nil }
        let picker = try #require(controller.presentedViewController as? UIDocumentPickerViewController)
        let place = try #require(picker.exported.first)
        #expect(try Data(contentsOf: place) == Data([65, 66, 67]) && place.lastPathComponent == "long.txt")
        picker.choose([place])
        #expect(isDone && (try? Data(contentsOf: place)) == nil)
    }

    @Test func aFileThatCannotBeMadeIsNotOffered() async throws {
        let (pieces, source) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
        var hasFailed = false
        device.answer(.save(SavedFile(name: "long.txt", mediaType: "text/plain", pieces: pieces)), over: controller) { answer in
            if case .failed(.unavailable) = answer { hasFailed = true }
        }
        source.yield([65])
        source.finish(throwing: CancellationError())
        try await until { hasFailed }
        #expect(controller.presentedViewController == nil)
    }
}
#endif
