import Belvedere
import BelvedereHeadless
import ContactsFakes
import ContactsModel
import StageTesting
import Testing

@Suite("A contact beside the list, in a wide window")
struct SplitTests {
    @Test("a row shows its contact beside the list, and another row takes its place", arguments: Staging.all)
    func beside(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(["Ann Zimmer", "Bob Young"]), width: .wide) { app in
            await app.expect(.emptyState, "No contact is chosen")
            await app.tap(.row, "Ann Zimmer")
            await app.expect(.screen, "Ann Zimmer")
            await app.expectRows(["Ann Zimmer", "Bob Young"])
            await app.tap(.row, "Bob Young")
            await app.expect(.screen, "Bob Young")
            await app.expectNo(.label, "Ann Zimmer")
            await app.expectAddress("/2")
            await app.back()
            await app.expect(.emptyState, "No contact is chosen")
            await app.expectAddress("")
        }
    }

    @Test("the shown contact is marked in the list, also when an address opens it", arguments: Staging.on(.headless))
    func marked(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(["Ann Zimmer", "Bob Young"]), at: "/2", width: .wide) { app in
            await app.expect("the row of Bob Young is marked, and no other") { lines in
                lines.filter { $0.contains("[selected]") }.map { $0.trimmingPrefix { $0 == " " } } == ["row \"Bob Young\" [selected]"]
            }
        }
    }

    @Test("a contact deleted beside the list can be restored and is shown again", arguments: Staging.all)
    func deleted(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(["Ann Zimmer", "Bob Young"]), at: "/1", width: .wide) { app in
            await app.expect(.screen, "Ann Zimmer")
            await app.perform("Delete", on: "Ann Zimmer")
            await app.expect(.emptyState, "This contact is not there")
            await app.expectRows(["Bob Young"])
            await app.tap(.button, "Undo")
            await app.expect(.screen, "Ann Zimmer")
            await app.expectRows(["Ann Zimmer", "Bob Young"])
        }
    }
}
