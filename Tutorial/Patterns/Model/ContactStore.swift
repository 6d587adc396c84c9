/// A store for the contacts. All sessions share it.
public protocol ContactStore: Sendable {
    func retrieveContactList() async throws -> [Contact]
    func createContact(firstName: String, lastName: String) async throws -> Contact
}
