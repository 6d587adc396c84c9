// The acceptance tests themselves, which are part of the test program by these imports.
import AppsAcceptanceTests
import ContactsAcceptanceTests
import Belvedere
import BelvedereHeadless
import StageTesting
import Testing

/// The choice of the host that plays the acceptance tests.
@Suite("The host of acceptance tests")
struct StageHostTests {
    @Test("is named in the error if no class has the name", .enabled(if: !StageHost.takingPart.contains(.external)))
    func unknownStage() async {
        let app = BelvedereApp("Empty", path: "/") { _ in Window(Screen(title: "Empty")) }
        await #expect(throws: (any Error).self) {
            try await withPerson(using: app, on: .external, Setting()) { _ in Issue.record("There is no such host.") }
        }
    }
}
