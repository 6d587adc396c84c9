import BelvedereCore
import BelvedereHeadless
import ContactsFakes
import ContactsModel
import ContactsShared
import Synchronization
import Testing

@Suite("Files of cards")
struct ContactCardsTests {
    /// Notes where it is asked.
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
        #expect(watch.isOnSession.withLock { $0 } == [false, false])
    }

    @Test func whatIsReadInSlicesIsWhatIsReadAtOnce() async throws {
        for bytes in [Self.file(cards: 700), Array("BEGIN:VCARD\r\nN:Young;Bob;;;\r\n".utf8), Array("no cards\r\n".utf8), [], [0xFF, 0xFE, 0x41]] {
            #expect(try await VCardReader().readInSlices(bytes) == VCardReader().read(bytes))
        }
    }

    @Test func whoGivesUpStopsTheReading() async throws {
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
