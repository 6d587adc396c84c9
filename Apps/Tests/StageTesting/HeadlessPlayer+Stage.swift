public import Belvedere
import BelvedereHeadless
public import BelvedereHostConformance

/// The headless host as a stage. It has no wire.
#if MAIN_ACTOR_UI
extension HeadlessPlayer: @MainActor StagePlayer {}
#else
extension HeadlessPlayer: StagePlayer {}
#endif

extension HeadlessPlayer {
    public func receivedFile(_ number: Int) async throws -> SavedFile {
        let host = driver.host
        _ = await driver.wait(limit: .zero) { _ in host.savedFiles.count > number }
        guard host.savedFiles.count > number else { throw StageFault(description: "No file came.") }
        return host.savedFiles[number]
    }

    public func traffic() async throws -> Traffic? { nil }

    public func address() async throws -> String { driver.host.window.path }
}
