import BelvedereCore
import BelvedereHeadless
import ContactsFakes
import ContactsModel
import ContactsShared
import Synchronization
import Testing

@Suite("Files of cards")
struct ContactCardsTests {
    /// Records where the service is called.
    private final class Watch: Sendable {
        let isOnSession = Mutex<[Bool]>([])
        func note() { isOnSession.withLock { $0.append(SessionContext.current != nil) } }
    }

    private static func file(cards count: Int) -> [UInt8] {
        Array((0..<count).map { "BEGIN:VCARD\r\nN:Young\($0);Bob;;;\r\nEND:VCARD\r\n" }.joined().utf8)
    }

    @Test func areReadAndStoredOffTheSession() async throws {
        let watch = Watch()
        let store = UnconfirmingContactStore(FakeContactStore()) { watch.note() }
        try await withSession {
            #expect(SessionContext.current != nil)
            let result = try await ContactCards(store: store).take(in: Self.file(cards: 3))
            #expect(result == ContactImport(added: 3, problems: []))
            let bytes = try await ContactCards(store: store).file(of: .all)
            #expect(VCardReader().read(bytes).cards.count == 3)
        }
        // The lookup of known contacts, the import, and the export.
        #expect(watch.isOnSession.withLock { $0 } == [false, false, false])
    }

    private static func card(_ name: String, _ lines: String...) -> String {
        (["BEGIN:VCARD", "VERSION:4.0", "N:\(name);;;"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    @Test func duplicatesAreNotStoredAgain() async throws {
        let store = FakeContactStore()
        let service = ContactCards(store: store)
        let file = Self.card("Zimmer;Ann", "UID:urn:1", "TEL:1") + Self.card("Young;Bob", "URL:https://example.org")
        #expect(try await service.take(in: Array(file.utf8)) == ContactImport(added: 2, kept: ["URL": 1], problems: []))
        #expect(try await service.take(in: Array(file.utf8)) == ContactImport(added: 0, known: 2, kept: ["URL": 1], problems: []))
        // The import of an export adds nothing.
        let exported = try await service.file(of: .all)
        #expect(try await service.take(in: exported) == ContactImport(added: 0, known: 2, kept: ["URL": 1], problems: []))
        let changed = Self.card("Zimmer;Ann", "UID:urn:1", "TEL:2") + Self.card("Young;Bob") + Self.card("Young;Bob")
        #expect(
            try await service.take(in: Array(changed.utf8))
                == ContactImport(added: 1, known: 1, differing: ["Ann Zimmer"], problems: []))
        #expect(store.names == ["Ann Zimmer", "Bob Young", "Bob Young"])
    }

    @Test func someAreHandedOutAsTheyAreNow() async throws {
        let store = FakeContactStore(["Ann Zimmer", "Bob Young", "Cara Xu"])
        let (ann, cara) = (store.contacts[0], store.contacts[2])
        try await store.delete(cara)
        let bytes = try await ContactCards(store: store).file(of: [ann.id, cara.id])
        #expect(VCardReader().read(bytes).drafts == [ann.content])
    }

    @Test func readingInSlicesGivesTheSameAsReadingAtOnce() async throws {
        for bytes in [
            Self.file(cards: 700), Array("BEGIN:VCARD\r\nN:Young;Bob;;;\r\n".utf8), Array("no cards\r\n".utf8), [], [0xFF, 0xFE, 0x41],
        ] {
            #expect(try await VCardReader().readInSlices(bytes) == VCardReader().read(bytes))
        }
    }

    @Test func cancellingStopsTheReading() async throws {
        let store = FakeContactStore()
        let bytes = Self.file(cards: 500)
        let importing = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ContactCards(store: store).take(in: bytes)
        }
        await #expect(throws: ContactStoreError(.cancelled)) { try await importing.value }
        #expect(store.contacts.isEmpty)
    }
}
