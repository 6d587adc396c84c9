/// Contacts in memory.
public actor ContactLocalDataManager: ContactStore {
    private var all: [Contact]

    public init(_ names: [(firstName: String, lastName: String)] = []) {
        all = names.enumerated().map { Contact(id: $0 + 1, firstName: $1.firstName, lastName: $1.lastName) }
    }

    public func retrieveContactList() -> [Contact] { all.sorted() }

    public func createContact(firstName: String, lastName: String) -> Contact {
        let contact = Contact(id: all.count + 1, firstName: firstName, lastName: lastName)
        all.append(contact)
        return contact
    }
}
