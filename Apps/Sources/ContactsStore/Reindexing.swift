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
    private func insert(_ contacts: [(id: Contact.ID, name: ContactName)]) throws {
        let contacts = contacts.map { (number: $0.id.number, name: $0.name) }
        try insert(ListingEntry.sorted(contacts, by: collation)) { Contact.ID($0) }
    }

    /// Inserts rows of the lists; the blocks are left to be rebuilt.
    ///
    /// - Parameter identifier: the identifier of a row's contact.
    func insert(_ entries: [ListingEntry], identifier: (Int64) -> Contact.ID) throws {
        let statement = try database.cachedStatement(sql: "INSERT INTO listing VALUES (?, ?, ?, ?)")
        for entry in entries {
            try statement.execute(arguments: [entry.list, Data(entry.key.bytes), identifier(entry.contact).number, entry.word])
        }
    }
}
