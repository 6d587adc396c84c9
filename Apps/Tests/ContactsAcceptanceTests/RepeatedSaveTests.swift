import Belvedere
import ContactsFakes
import ContactsModel
import StageTesting
import Synchronization
import Testing

/// A save can be stored without a confirmation if the server is killed in between. The page outlives the server. It opens its address on
/// the next server and restores the typed text, and the person presses Done again.
@Suite("A save that was stored but not confirmed")
struct RepeatedSaveTests {
    @Test("adds nobody a second time", arguments: Staging.eachMemory)
    func adding(_ staging: Staging) async throws {
        let store = UnconfirmingContactStore(try await staging.memory.store("Ann Zimmer"))
        let address = Mutex("/add")
        try await withContacts(staging, store, at: "/add") { app in
            store.loseNextConfirmation()
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            let reached = await app.address()
            address.withLock { $0 = reached }
        }
        try await withContacts(staging, store, at: address.withLock { $0 }) { app in
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Done")
            await app.expect(.screen, "Contacts")
            await app.expectRows(["Ann Zimmer", "Bob Young"])
        }
    }

    @Test("does not take back what somebody else did since", arguments: Staging.eachMemory)
    func editing(_ staging: Staging) async throws {
        let store = UnconfirmingContactStore(try await staging.memory.store("Ann Zimmer"))
        let address = Mutex("/1/edit")
        try await withContacts(staging, store, at: "/1/edit") { app in
            store.loseNextConfirmation()
            await app.expect(.textField, "First Name")
            await app.typeNames("Anna", "Zimmer")
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            let reached = await app.address()
            address.withLock { $0 = reached }
        }
        let anna = try await store.named("Anna Zimmer")
        _ = try await store.update(anna, to: ContactDraft(firstName: "Anna", lastName: "Young"))
        try await withContacts(staging, store, at: address.withLock { $0 }) { app in
            await app.expect(.textField, "First Name")
            await app.typeNames("Anna", "Zimmer")
            await app.tap(.button, "Done")
            await app.expect(.screen, "Anna Young")
            let names = try await store.names()
            #expect(names == ["Anna Young"])
        }
    }

    @Test("deletes nobody else", arguments: Staging.eachMemory)
    func deleting(_ staging: Staging) async throws {
        let store = UnconfirmingContactStore(try await staging.memory.store("Ann Zimmer", "Bob Young"))
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(.screen, "Ann Zimmer")
            store.loseNextConfirmation()
            await app.tap(.button, "Delete")
            await app.expect(.alert, "Error")
        }
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(.emptyState, "This contact is not there")
            await app.expect(.button, "Delete", isEnabled: false)
            let names = try await store.names()
            #expect(names == ["Bob Young"])
        }
    }

    @Test("is another one when the form says something else", arguments: Staging.eachMemory)
    func changing(_ staging: Staging) async throws {
        let store = UnconfirmingContactStore(try await staging.memory.store())
        try await withContacts(staging, store, at: "/add") { app in
            store.loseNextConfirmation()
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            await app.tap(.button, "Ok")
            await app.typeNames("Bob", "Younger")
            await app.tap(.button, "Done")
            await app.expectRows(["Bob Young", "Bob Younger"])
        }
    }

    @Test("keeps nobody from adding another person of the same name", arguments: Staging.eachMemory)
    func namesakes(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        try await withContacts(staging, store) { app in
            for count in 1...2 {
                await app.tap(.button, "Add contact")
                await app.typeNames("Bob", "Young")
                await app.tap(.button, "Done")
                await app.expectRows(Array(repeating: "Bob Young", count: count))
            }
        }
    }
}
