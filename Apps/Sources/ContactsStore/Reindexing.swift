import ContactsModel
import Foundation
import GRDB

/// Makes the derived tables of one order from the contacts.
struct Reindexing {
    let database: Database
    let ordering: Ordering

    /// Contacts whose entries are sorted together; sorted rows go into the index several times faster.
    static let stretch = 20_000

    /// Makes an order that has no rows yet.
    func run() throws {
        let contacts = ContactTable(database: database)
        var last: Int64 = 0
        while true {
            let rows = try Row.fetchAll(
                database.cachedStatement(
                    sql: """
                        SELECT \(ContactTable.columns) FROM contact c WHERE c.id > ? ORDER BY c.id LIMIT \(Self.stretch)
                        """),
                arguments: [last]
            )
            let stretch = try contacts.contacts(of: rows)
            guard let end = stretch.last else { break }
            try insert(stretch)
            last = end.id.number
        }
        try rebuildBlocks()
    }

    /// Counts the lists of everybody anew.
    func rebuildBlocks() throws {
        for order in ContactOrder.allCases { try BlockTable(database: database, ordering: ordering.number, order: order).rebuild() }
    }

    /// Inserts the rows of many contacts; the blocks are left to be rebuilt.
    func insert(_ contacts: [Contact]) throws {
        let listing = ListingTable(database: database, ordering: ordering)
        for start in stride(from: 0, to: contacts.count, by: Self.stretch) {
            let stretch = contacts[start..<min(start + Self.stretch, contacts.count)].lazy.map { (number: $0.id.number, draft: $0.content) }
            try listing.insert(ListingEntry.sorted(stretch, by: ordering.collation))
        }
    }
}
