import Belvedere
import BelvedereHeadless
import BelvedereTexts
import ContactsFakes
import ContactsModel
import ContactsShared
import LanguageTesting
import StageTesting
import Testing

@Suite("Contacts in other languages")
struct LanguageTests {
    /// The texts that are the same in all languages: names, numbers, and the words in files of cards.
    private nonisolated static let data = [
        "Ann", "Zimmer", "Bob", "Young", "AZ", "BY", "Lighthouse", "ann@example.com", "ann@example", "vCard", "xyz",
        "JPEG", "PNG", "GIF", "WebP", "BEGIN:VCARD",
    ]

    private nonisolated static var ways: [Staging] { Staging.on(StageHost.takingPart.contains(.external) ? .external : .headless) }
    private nonisolated static let languages = ["hi", "ar", "fa", "zh-Hans"]

    @Test("nothing is left in English, wherever a person goes", arguments: ways, languages)
    func nothingLeft(_ staging: Staging, _ language: String) async throws {
        let store = FakeContactStore()
        try await open(staging, store, language) { app, say in
            await app.expect(.emptyState, say { ContactsTexts.nobodyYet })
            await expectNothingLeft(app)
            try await add(app, say)
            await look(app, say)
            await edit(app, say)
            await search(app, say)
            await deleteAndUndo(app, say)
            await takeCards(app, say)
        }
    }

    private func add(_ app: Person, _ say: Speaker) async throws {
        await app.tap(.button, say { ContactsTexts.addContact })
        await app.expect(.screen, say { ContactsTexts.addTitle })
        for button in [say { ContactsTexts.addPhone }, say { ContactsTexts.addMail }, say { ContactsTexts.addAddress }] {
            await app.tap(.button, button)
        }
        await expectNothingLeft(app)
        await app.tap(.button, say { ContactsTexts.done })
        await app.expect(.alert, say { ContactsTexts.error })
        await expectNothingLeft(app)
        await app.tap(.button, say { ContactsTexts.ok })
        await expectNothingLeft(app)
        await app.back()
        await app.expect(.alert, say { ContactsTexts.discardTitle })
        await expectNothingLeft(app)
        await app.tap(.button, say { ContactsTexts.discard })
        await app.expect(.screen, say { ContactsTexts.contacts })
        await app.tap(.button, say { ContactsTexts.addContact })
        await app.type("Ann", into: say { ContactsTexts.firstName })
        await app.type("Zimmer", into: say { ContactsTexts.lastName })
        await app.type("Lighthouse", into: say { ContactsTexts.company })
        await app.tap(.button, say { ContactsTexts.addPhone })
        await app.type("xyz", into: say { ContactsTexts.phone })
        await expectNothingLeft(app)
        await app.back()
        await app.tap(.button, say { ContactsTexts.keepEditing })
        await app.clear(say { ContactsTexts.phone })
        await app.type("+358 40 123", into: say { ContactsTexts.phone })
        await app.tap(.button, say { ContactsTexts.addMail })
        await app.type("ann@example.com", into: say { ContactsTexts.mail })
        await app.tap(.button, say { ContactsTexts.done })
        await app.expect(.toast, say { ContactsTexts.saved("Ann Zimmer") })
        await app.expect(.label, say { ContactsTexts.contactCount(1) })
        await expectNothingLeft(app)
    }

    private func look(_ app: Person, _ say: Speaker) async {
        await app.tap(.button, say { ContactsTexts.show })
        await app.expect(.screen, "Ann Zimmer")
        await app.expect(.link, say { ContactsTexts.call("+358 40 123") })
        await app.tap(.button, say { ContactsTexts.copy("ann@example.com") })
        await app.expect(.toast, say { ContactsTexts.copied })
        await expectNothingLeft(app)
    }

    private func edit(_ app: Person, _ say: Speaker) async {
        await app.tap(.button, say { ContactsTexts.edit })
        await app.expect(.screen, say { ContactsTexts.editTitle })
        await expectNothingLeft(app)
        await app.tap(.button, say { ContactsTexts.cancel })
        await app.back()
    }

    private func search(_ app: Person, _ say: Speaker) async {
        await app.select(say { ContactsTexts.lastFirst }, in: say { ContactsTexts.sortBy })
        await app.type("ann", into: say { ContactsTexts.search }, .searchField)
        await app.expect(.label, say { ContactsTexts.foundCount(1) })
        await app.type("xyz", into: say { ContactsTexts.search }, .searchField)
        await app.expect(.emptyState, say { ContactsTexts.nobodyFound })
        await app.expect("nothing but the search in Latin letters") { lines in
            untranslatedWords(in: lines, besides: Self.data + ["annxyz", "ann"]).isEmpty
        }
        await app.clear(say { ContactsTexts.search }, .searchField)
    }

    private func deleteAndUndo(_ app: Person, _ say: Speaker) async {
        await app.tap(.button, say { ContactsTexts.select })
        await app.expect(.label, say { ContactsTexts.selectSome })
        await app.tap(.row, "Ann Zimmer, +358 40 123")
        await app.expect(.label, say { ContactsTexts.selectedCount(1) })
        await expectNothingLeft(app)
        await app.tap(.button, say { ContactsTexts.deleteSelected })
        await app.expect(.toast, say { ContactsTexts.deletedName("Ann Zimmer") })
        await expectNothingLeft(app)
        await app.tap(.button, say { ContactsTexts.undo })
        await app.expect(.row, "Ann Zimmer, +358 40 123")
    }

    private func takeCards(_ app: Person, _ say: Speaker) async {
        let good = "BEGIN:VCARD\nVERSION:4.0\nN:Young;Bob;;;\nURL:https://example.org\nEND:VCARD\n"
        let nameless = "BEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n"
        let file = ReceivedFile(name: "cards.vcf", mediaType: "text/vcard", bytes: Array((good + nameless).utf8))
        for added in [1, 0] {
            await app.provide(file, to: say { ContactsTexts.importCards })
            await app.expect(.alert, say { ContactsTexts.importTitle })
            await app.expectMessage(say { added == 1 ? ContactsTexts.importedCount(1) : ContactsTexts.importedNone })
            await expectNothingLeft(app)
            await app.tap(.button, say { ContactsTexts.ok })
        }
    }

    @Test("a failure is reported in the language, with its remedy", arguments: ways, languages)
    func failures(_ staging: Staging, _ language: String) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await open(staging, store, language) { app, say in
            for error in [ContactStoreError(.diskFull), ContactStoreError(.locked)] {
                store.failNext(error)
                await app.perform(say { ContactsTexts.delete }, on: "Ann Zimmer")
                await app.expectMessage(say { ContactsTexts.message(of: error) })
                await expectNothingLeft(app)
                await app.tap(.button, say { ContactsTexts.ok })
            }
        }
    }

    @Test("a contact with every detail is shown in the language", arguments: ways, languages)
    func everything(_ staging: Staging, _ language: String) async throws {
        var ann = ContactDraft(
            firstName: "Ann", lastName: "Zimmer", company: "Lighthouse",
            phones: [.mobile, .home, .work, .fax, .homeFax, .workFax, .pager, .other].map { LabelledValue($0, "123") },
            mails: [LabelledValue(.home, "ann@example.com")]
        )
        ann.birthday = CalendarDate(year: 1990, month: 3, day: 7)
        ann.notes = "xyz"
        var address = PostalAddress(.work)
        (address.street, address.city) = ("1 Young", "Zimmer")
        ann.addresses = [address]
        let store = FakeContactStore([ann])
        try await open(staging, store, language) { app, say in
            await app.tap(.row, "Ann Zimmer, 123")
            await app.expect(.label, say { ContactsTexts.birthday })
            await expectNothingLeft(app)
            await app.tap(.button, say { ContactsTexts.edit })
            await expectNothingLeft(app)
        }
    }

    @Test("in English the same walk has English words, so the search for them finds some")
    func theSearchFinds() async throws {
        let store = FakeContactStore()
        try await open(Staging.on(.headless)[0], store, "en") { app, _ in
            await app.expect("words in Latin letters") { !untranslatedWords(in: $0, besides: Self.data).isEmpty }
        }
    }

    // MARK: Ways

    private typealias Speaker = @Sendable (() -> String) -> String

    private func open(
        _ staging: Staging, _ store: FakeContactStore, _ language: String, _ location: Testing.SourceLocation = #_sourceLocation,
        _ body: sending nonisolated(nonsending) (Person, Speaker) async throws -> Void
    ) async throws {
        nonisolated(unsafe) let body = body
        let say: Speaker = { withTexts(in: language, $0) }
        try await withPerson(using: staging.architecture.application(store), on: staging.host, Setting(locale: language)) { app in
            await app.expectNo(.spinner, say { ContactsTexts.loading }, location)
            try await body(app, say)
        }
    }

    private func expectNothingLeft(_ app: Person, _ location: Testing.SourceLocation = #_sourceLocation) async {
        await app.expect("nothing but data in Latin letters", location) { lines in
            // The letter of a section comes from a name, so it is data.
            untranslatedWords(in: lines.filter { !$0.contains("sectionHeader") }, besides: Self.data).isEmpty
        }
    }
}
