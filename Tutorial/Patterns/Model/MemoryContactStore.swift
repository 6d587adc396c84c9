/// Contacts in memory.
public actor MemoryContactStore: ContactStore {
    private var all: [Contact]

    public init(_ names: [String] = []) {
        all = names.enumerated().map { Contact(id: $0 + 1, name: $1) }
    }

    public func contacts() -> [Contact] { all }

    public func add(_ name: String) -> Contact {
        let contact = Contact(id: all.count + 1, name: name)
        all.append(contact)
        return contact
    }
}
