import ContactsModel
import Foundation
import GRDB

/// Makes the derived tables anew from the contacts: after the locale, the collation or the folding changed.
struct Reindexing {
    let database: Database
    let collation: ContactCollation

    /// Contacts whose entries are sorted together; sorted rows go into the index several times faster.
    static let stretch = 20_000

    /// Reindexes if the listings are in another order than the collation's; says whether they were.
    @discardableResult
    func runIfNeeded() throws -> Bool {
        let properties = StoreProperties(database: database)
        guard try properties.order() != collation.signature else { return false }
        try database.execute(sql: "DELETE FROM listing")
        let names = try Row.fetchCursor(database, sql: "SELECT id, first, last FROM contact")
        var stretch: [(id: Contact.ID, name: ContactName)] = []
        while let row = try names.next() {
            let name = ContactName(first: try row.value(1), last: try row.value(2))
            stretch.append((Contact.ID(try row.value(0)), name))
            if stretch.count == Self.stretch {
                try insert(stretch)
                stretch.removeAll(keepingCapacity: true)
            }
        }
        try insert(stretch)
        try BlockTable(database: database).rebuild()
        try properties.set(order: collation.signature)
        return true
    }

    /// Inserts the listings of many contacts; the blocks are left to be rebuilt.
    func insert(_ contacts: [(id: Contact.ID, name: ContactName)]) throws {
        var entries: [Entry] = []
        for contact in contacts {
            let key = collation.key(of: contact.name)
            for entry in ListPlan.entries(of: ListingTable.words(of: contact.name)) {
                entries.append(Entry(list: entry.list, key: key, contact: contact.id.number, word: entry.word))
            }
        }
        entries.sort { left, right in
            let (one, other) = (left.list.utf8, right.list.utf8)
            if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
            return left.key == right.key ? left.contact < right.contact : left.key < right.key
        }
        let statement = try database.cachedStatement(sql: "INSERT INTO listing VALUES (?, ?, ?, ?)")
        for entry in entries {
            try statement.execute(arguments: [entry.list, Data(entry.key.bytes), entry.contact, entry.word])
        }
    }

    private struct Entry {
        let list: String
        let key: SortKey
        let contact: Int64
        let word: String
    }
}
