import AppsAcceptanceTests
import Belvedere
@testable import BelvedereDesktop
import BelvedereHeadless
import BelvedereHostConformance
import ContactsAcceptanceTests
import StageTesting

/// The desktop host for the acceptance tests of the apps. `make test-desktop` names this class in `BELVEDERE_STAGE`.
final class AcceptanceStage: ExternalStage {
    init() {}

    func open<Result: Sendable>(
        _ application: BelvedereApp, at path: String, _ setting: Setting, _ body: sending ConformanceBody<Person, Result>
    ) async throws -> Result {
        // Safe although unchecked: `body` was sent to this function, which passes it on once and does not use it again.
        nonisolated(unsafe) let body = body
        return try await DesktopStage().open(application, at: path, setting) { player in try await body(Person(player)) }
    }
}

extension DesktopPlayer: StagePlayer {
    func receivedFile(_ number: Int) async throws -> SavedFile {
        let end = ContinuousClock.now.advanced(by: patience)
        while ContinuousClock.now < end {
            await settle()
            let files = device.savedFiles()
            if files.indices.contains(number) { return files[number] }
        }
        throw Refusal("No file came.")
    }

    /// A window has no wire.
    func traffic() async throws -> Traffic? { nil }

    func address() async throws -> String { await window.session.perform { [window] _ in window.path } }
}
