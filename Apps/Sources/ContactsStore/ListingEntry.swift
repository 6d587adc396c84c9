import ContactsModel

/// A row of the table `listing` before it is stored. It puts a contact into one list.
struct ListingEntry: Sendable {
    let list: String
    let key: SortKey
    /// The contact's identifier. For contacts that are not stored yet, it is the index in the array of new contacts.
    let contact: Int64
    let word: String

    /// Returns the rows for all lists that contain one contact.
    static func entries(of draft: ContactDraft, number: Int64, by collation: ContactCollation) -> [ListingEntry] {
        let key = collation.key(of: draft.name)
        let last = collation.key(of: draft.name, by: .lastName)
        return ListPlan.entries(of: ContactWords(draft)).map { list, word in
            ListingEntry(list: list, key: list == ListPlan.byLastName ? last : key, contact: number, word: word)
        }
    }

    /// Returns the rows for some contacts, sorted in the order of the index. Inserting sorted rows is several times faster.
    static func sorted(_ contacts: some Sequence<(number: Int64, draft: ContactDraft)>, by collation: ContactCollation) -> [ListingEntry] {
        var entries: [ListingEntry] = []
        for contact in contacts {
            entries += Self.entries(of: contact.draft, number: contact.number, by: collation)
        }
        entries.sort { left, right in
            let (one, other) = (left.list.utf8, right.list.utf8)
            if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
            return left.key == right.key ? left.contact < right.contact : left.key < right.key
        }
        return entries
    }
}
