import Belvedere
import BelvedereHeadless
import ContactsFakes
import ContactsMVVM
import ContactsVIPER
import StageTesting
import Testing

/// People who use one running program in windows and in browsers at once, as with `gallery-desktop --serve`.
@Suite(.serialized) struct PeopleTogetherTests {
    @Test(.enabled(if: StageHost.hasBrowser, "BELVEDERE_BROWSER_PYTHON names no Python"), .timeLimit(.minutes(2)))
    func aContactMovesBetweenAWindowAndABrowser() async throws {
        let store = FakeContactStore(["Cy Xu"])
        try await withPerson(using: .contactsMVVM(store: store), on: .browser) { browser in
            // Safe although unchecked: only one of the two people acts at a time.
            nonisolated(unsafe) let browser = browser
            try await AcceptanceStage().open(.contactsVIPER(store: store), at: "", Setting()) { window in
                await window.expectRows(["Cy Xu"])
                await window.tap(.button, "Add contact")
                await window.type("Ann", into: "First Name")
                await window.type("Zimmer", into: "Last Name")
                await window.tap(.button, "Done")
                await browser.expectRows(["Ann Zimmer", "Cy Xu"])
                await browser.perform("Delete", on: "Cy Xu")
                await window.expectRows(["Ann Zimmer"])
            }
        }
    }
}
