import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import StageTesting
import Testing

/// Opens an app of a recorded test in a native window.
///
/// The files of the recorded tests in this folder are links to those in `Apps/Tests/RecordedTests`, which run headless there. Here the name
/// `withApp` means this opener, so the same text is played by the player for the steps of all hosts.
let withApp = RecordedTestOpener()

struct RecordedTestOpener: Sendable {
    func callAsFunction(
        _ application: BelvedereApp, at path: String = "", _ setting: Setting = Setting(),
        _ location: Testing.SourceLocation = #_sourceLocation, _ body: (RecordedPerson) async -> Void
    ) async {
        let recorded = RecordedPerson()
        await body(recorded)
        let actions = recorded.actions
        do {
            try await withPerson(using: application, on: .external, at: path, setting) { person in
                for action in actions { await action.perform(as: person) }
            }
        } catch { Issue.record(error, sourceLocation: location) }
    }
}
