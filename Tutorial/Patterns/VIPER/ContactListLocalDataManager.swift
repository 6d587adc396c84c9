import PatternModel

/// The store as the two interactors know it. It belongs to neither module.
struct ContactListLocalDataManager: ContactListLocalDataManagerInputProtocol, AddContactLocalDataManagerInputProtocol {
    let store: any ContactStore

    func retrieveContactList() async throws -> [Contact] { try await store.retrieveContactList() }

    func createContact(firstName: String, lastName: String) async throws -> Contact {
        try await store.createContact(firstName: firstName, lastName: lastName)
    }
}
