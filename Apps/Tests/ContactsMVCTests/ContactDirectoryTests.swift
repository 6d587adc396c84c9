import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsMVCModel
import ContactsFakes
import Testing

@Suite("The model of the list, without a controller and without a database")
struct ContactDirectoryTests {
    @Test func itHoldsWhatTheStoreHoldsAndASearchFinds() async throws {
        try await withSession {
            let directory = ContactDirectory(store: FakeContactStore(["Ann Zimmer", "Bob Young"]))
            try await withRunning({ await directory.run() }) {
                #expect(directory.contacts.count.value == 2)
                directory.search("bob")
                await settle()
                #expect(directory.contacts[0]?.fullName == "Bob Young")
                let bytes = try await directory.file()
                #expect(VCardReader().read(bytes).drafts.map(\.name.full) == ["Bob Young"])
            }
        }
    }

    @Test func aDeletedContactCanBeRestored() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let directory = ContactDirectory(store: store)
            try await withRunning({ await directory.run() }) {
                let ann = try #require(directory.contacts[0])
                try await directory.delete(ann)
                await settle()
                #expect(directory.contacts.count.value == 0)
                try await directory.restore(ann)
                await settle()
                #expect(directory.contacts.count.value == 1)
            }
        }
    }
}
