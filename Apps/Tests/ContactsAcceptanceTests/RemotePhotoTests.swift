import Belvedere
import BelvedereHeadless
import ContactsFakes
import ContactsModel
import ContactsViews
import StageTesting
import Testing

@Suite("A picture on another server")
struct RemotePhotoTests {
    private static let ann = {
        var ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")
        ann.photo = "https://pictures.example.org/ann.jpg"
        return ann
    }()
    private static let embedded = "data:image/png;base64,iVBORw0KGgo="

    @Test("is named and linked to, and can be taken away", arguments: Staging.all)
    func word(_ staging: Staging) async throws {
        let store = FakeContactStore([Self.ann])
        let word = "The picture is on another server (pictures.example.org), which receives your address when you open it."
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(.label, word)
            await app.expect(.link, "Open picture")
            await app.tap(.button, "Edit")
            await app.expect(.textField, "First Name", value: "Ann")
            await app.expect(.label, word)
            await app.tap(.button, "Remove photo")
            await app.expectNo(.label, word)
            await app.tap(.button, "Done")
            await app.expect(.button, "Edit")
            await app.expectNo(.link, "Open picture")
            #expect(store.contacts.first?.content.photo == "")
        }
    }

    @Test("is not loaded by anything that shows the contact")
    func loading() {
        withSession {
            let detail = ContactDetailContent()
            let field = PhotoField()
            detail.show(Self.ann)
            field.value = Self.ann.photo
            #expect(pictures(in: detail) + pictures(in: field) == [])
            var bob = ContactDraft(firstName: "Bob", lastName: "Young")
            bob.photo = Self.embedded
            detail.show(bob)
            field.value = bob.photo
            #expect(pictures(in: detail) + pictures(in: field) == [Self.embedded, Self.embedded])
        }
    }

    private func pictures(in view: View) -> [String] {
        let own = (view as? Avatar)?.picture.map { [$0] } ?? []
        return own + ((view as? Stack)?.subviews ?? []).flatMap(pictures)
    }
}
