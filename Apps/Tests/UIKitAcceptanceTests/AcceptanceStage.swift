// The acceptance tests themselves, which are part of the test program by these imports.
import AppsAcceptanceTests
import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import ContactsAcceptanceTests
import StageTesting
@testable import UIKitStage

/// The host for UIKit for the acceptance tests of the apps. `make test-apps-device` names this class in `BELVEDERE_STAGE`.
final class AcceptanceStage: @MainActor ExternalStage {
    init() {}

    func open<Result: Sendable>(
        _ application: BelvedereApp, at path: String, _ setting: Setting, _ body: sending ConformanceBody<Person, Result>
    ) async throws -> Result {
        try await HostStage().open(application, at: path, setting) { player in try await body(Person(player)) }
    }
}

extension ViewPlayer: @MainActor StagePlayer {
    func receivedFile(_ number: Int) async throws -> SavedFile {
        _ = try await lines { _ in self.person.savedFiles.count > number }
        guard person.savedFiles.indices.contains(number) else { throw Refusal("No file came.") }
        return person.savedFiles[number]
    }

    /// A window has no wire.
    func traffic() async throws -> Traffic? { nil }

    func address() async throws -> String { address }
}
