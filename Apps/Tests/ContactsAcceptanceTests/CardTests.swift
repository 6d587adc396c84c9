import Belvedere
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import Testing

@Suite("vCards in and out")
struct CardTests {
    private static func file(_ text: String) -> ReceivedFile {
        ReceivedFile(name: "cards.vcf", mediaType: "text/vcard", bytes: Array(text.utf8))
    }

    @Test("good cards are imported, broken ones told by their line", arguments: Architecture.allCases, Memory.allCases)
    func importing(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer")
        let file = Self.file("""
            BEGIN:VCARD\r
            VERSION:4.0\r
            FN:Bob Young\r
            N:Young;Bob;;;\r
            END:VCARD\r
            BEGIN:VCARD\r
            VERSION:4.0\r
            FN:Nobody\r
            N:;;;;\r
            END:VCARD\r

            """)
        try await withContacts(architecture, store) { app in
            app.provide(file, to: "Import vCard")
            await app.appearing(.alert, "Import")
            #expect(app.transcript.description.contains("1 contact was imported."))
            #expect(app.transcript.description.contains("Line 6"))
            app.tap(.button, "Ok")
            await app.appearing(.row, "Bob Young")
        }
    }

    @Test("an import that fails imports nothing and can be tried again", arguments: Architecture.allCases)
    func failedImport(_ architecture: Architecture) async throws {
        let store = FakeContactStore()
        try await withContacts(architecture, store) { app in
            store.failNext(ContactStoreError(.diskFull))
            app.provide(Self.file("BEGIN:VCARD\nVERSION:3.0\nN:Young;Bob\nFN:Bob Young\nEND:VCARD\n"))
            await app.settle()
            app.expectMessage(ContactStoreError(.diskFull).message)
            app.tap(.button, "Retry")
            await app.settle()
            app.tap(.button, "Ok")
            await app.appearing(.row, "Bob Young")
        }
    }

    @Test("an export hands over the contacts that are shown", arguments: Architecture.allCases, Memory.allCases)
    func exporting(_ architecture: Architecture, _ memory: Memory) async throws {
        let store = try await memory.store("Ann Zimmer", "Bob Young")
        try await withContacts(architecture, store) { app in
            app.type("bob", into: "Search contacts")
            await app.disappearing(.row, "Ann Zimmer")
            app.tap(.button, "Export vCard")
            await app.waitForFile()
            let file = try #require(app.host.savedFiles.first)
            #expect(file.name == "contacts.vcf")
            #expect(VCardReader().read(file.bytes).drafts.map(\.name.full) == ["Bob Young"])
        }
    }

    @Test("a device that cannot take the file is told of", arguments: Architecture.allCases)
    func failedExport(_ architecture: Architecture) async throws {
        try await withContacts(architecture, FakeContactStore(["Ann Zimmer"])) { app in
            app.host.device.saving = .failure(.unavailable)
            app.tap(.button, "Export vCard")
            await app.settle()
            app.expectMessage("The file could not be handed over. Try again.")
        }
    }
}

extension Driver {
    /// Waits until the device has got a file.
    fileprivate func waitForFile() async {
        for _ in 0..<100_000 where host.savedFiles.isEmpty {
            await settle()
            await Task.yield()
        }
    }
}
