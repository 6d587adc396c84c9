import Belvedere
import BelvedereTesting
import ContactsModel
import ContactsFakes
import StageTesting
import Testing

@Suite("vCards in and out")
struct CardTests {
    private static func file(_ text: String) -> ReceivedFile {
        ReceivedFile(name: "cards.vcf", mediaType: "text/vcard", bytes: Array(text.utf8))
    }

    @Test("good cards are imported, broken ones are reported with their line", arguments: Staging.eachMemory)
    func importing(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        let file = Self.file(
            """
            BEGIN:VCARD\r
            VERSION:4.0\r
            FN:Bob Young\r
            N:Young;Bob;;;\r
            END:VCARD\r
            BEGIN:VCARD\r
            VERSION:4.0\r
            N:;;;;\r
            END:VCARD\r

            """)
        try await withContacts(staging, store) { app in
            await app.provide(file, to: "Import vCard")
            await app.expect(.alert, "Import")
            await app.expectMessage(
                "1 contact was imported.\nLine 6: This card was left out because it has no name."
            )
            await app.tap(.button, "Ok")
            await app.expect(.row, "Bob Young")
        }
    }

    @Test("an import that takes long says how far it is, from 0.3 s on", arguments: Architecture.allCases)
    func progress(_ architecture: Architecture) async {
        let store = FakeContactStore(["Ann Zimmer"])
        await withApp(architecture.application(store), Setting(isExhaustive: false)) { app in
            await app.settle()
            store.hold()
            app.provide(Self.file("BEGIN:VCARD\nVERSION:3.0\nN:Young;Bob\nEND:VCARD\n"), to: "Import vCard")
            // The service reads cards outside the session.
            while store.waitingRequests == 0 { await app.settle() }
            await app.wait(for: .milliseconds(299))
            app.expectNo(.progress)
            await app.wait(for: .milliseconds(1))
            app.expect(.progress, "Importing contacts", value: "10 %")
            // A finished import shows no progress.
            store.release()
            while store.names.count < 2 { await app.settle() }
            await app.wait(for: .milliseconds(100))
            app.expect(.alert, "Import")
            app.expectNo(.progress)
        }
    }

    @Test("an import names what it does not show, and adds no duplicates", arguments: Staging.eachMemory)
    func report(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        let file = Self.file(
            """
            BEGIN:VCARD\r
            VERSION:4.0\r
            FN:Lighthouse\r
            ORG:Lighthouse\r
            UID:urn:uuid:1\r
            URL:https://example.org\r
            X-BOAT:yes\r
            no line of a card\r
            END:VCARD\r
            BEGIN:VCARD\r
            VERSION:4.0\r
            KIND:group\r
            FN:Friends\r
            END:VCARD\r

            """)
        try await withContacts(staging, store) { app in
            await app.provide(file, to: "Import vCard")
            await app.expectMessage(
                """
                1 contact was imported.
                Kept for export, but not shown: web pages (1), X-BOAT (1).
                Line 8: This line cannot be read, so it was left out: “no line of a card”.
                Line 10: This card is a group and not a person, so it was left out: “Friends”.
                """)
            await app.tap(.button, "Ok")
            await app.expectRows(["Lighthouse"])
            await app.provide(file, to: "Import vCard")
            await app.expectMessage("No contact was imported.\n1 was already there.")
            await app.tap(.button, "Ok")
            await app.tap(.button, "Export vCard")
            let exported = try #require(await app.receivedFile())
            let text = String(decoding: exported.bytes, as: UTF8.self)
            for line in ["UID:urn:uuid:1", "URL:https://example.org", "X-BOAT:yes", "ORG:Lighthouse"] {
                #expect(text.contains(line + "\r\n"), "\(line)")
            }
        }
    }

    @Test("a file without a card is reported as a whole, not by a line", arguments: Staging.all)
    func noCards(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            for text in ["", "{\"json\": true}\n"] {
                await app.provide(Self.file(text))
                await app.expectMessage("No contact was imported.\nThe file holds no contacts. Choose a vCard file")
                await app.tap(.button, "Ok")
                await app.expectNo(.alert)
            }
        }
    }

    @Test("many cards at once take their places and leave a person where they are", arguments: Staging.eachMemory)
    func largeImport(_ staging: Staging) async throws {
        let names = (0..<300).map { "Bob N\(1000 + $0)" }
        let store = try await staging.memory.store(of: names)
        let cards = (0..<150).map { number in
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:x\r\nN:N\(1000 + number);Zoe;;;\r\nEND:VCARD\r\n"
        }
        try await withContacts(staging, store) { app in
            await app.scroll(toRow: 200)
            await app.expect(.row, "Bob N1200")
            await app.provide(Self.file(cards.joined()))
            await app.expectMessage("150 contacts were imported.")
            await app.tap(.button, "Ok")
            // The import has not scrolled the list to the top.
            await app.expect(.row, "Bob N1200")
            await app.scroll(toRow: 300)
            await app.expectRows((0..<10).map { "Zoe N\(1000 + $0)" })
        }
    }

    @Test("an import that fails imports nothing and can be tried again", arguments: Staging.all)
    func failedImport(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store) { app in
            store.failNext(ContactStoreError(.diskFull))
            await app.provide(Self.file("BEGIN:VCARD\nVERSION:3.0\nN:Young;Bob\nFN:Bob Young\nEND:VCARD\n"))
            await app.expectMessage(ContactStoreError(.diskFull).message)
            await app.tap(.button, "Retry")
            await app.expect(.alert, "Import")
            await app.tap(.button, "Ok")
            await app.expect(.row, "Bob Young")
        }
    }

    @Test("an export hands over the contacts that are shown", arguments: Staging.eachMemory)
    func exporting(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young")
        try await withContacts(staging, store) { app in
            await app.type("bob", into: "Search contacts", .searchField)
            await app.expectNo(.row, "Ann Zimmer")
            await app.tap(.button, "Export vCard")
            let file = try #require(await app.receivedFile())
            #expect(file.name == "contacts.vcf")
            #expect(VCardReader().read(file.bytes).drafts.map(\.name.full) == ["Bob Young"])
        }
    }

    @Test("Export is disabled while there is nothing to export", arguments: Staging.eachMemory)
    func nothingToExport(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        try await withContacts(staging, store) { app in
            await app.expect(.button, "Export vCard", isEnabled: false)
            let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
            await app.expect(.row, "Bob Young")
            await app.expect(.button, "Export vCard", isEnabled: true)
            await app.type("x", into: "Search contacts", .searchField)
            await app.expect(.button, "Export vCard", isEnabled: false)
            await app.clear("Search contacts", .searchField)
            await app.expect(.button, "Export vCard", isEnabled: true)
            try await store.delete(bob)
            await app.expect(.button, "Export vCard", isEnabled: false)
        }
    }

    // Only on the headless host: a browser takes every file and never tells a page that it could not.
    @Test("a device that cannot take the file is reported", arguments: Staging.on(.headless))
    func failedExport(_ staging: Staging) async throws {
        var device = DeviceScript()
        device.saving = .failure(.unavailable)
        try await withContacts(staging, FakeContactStore(["Ann Zimmer"]), device: device) { app in
            await app.tap(.button, "Export vCard")
            await app.expectMessage("The file could not be sent. Try again.")
        }
    }
}
