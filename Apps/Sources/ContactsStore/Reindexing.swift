import ContactsModel
import Foundation
import GRDB

/// Makes the rows of one sort order in the derived tables from the stored contacts.
struct Reindexing {
    let database: Database
    let ordering: Ordering

    /// The number of contacts whose rows are sorted as one batch. Inserting sorted rows into the index is several times faster.
    static let stretch = 20_000

    /// Makes the rows of an order that has none yet.
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

    /// Counts the rows of the two lists of all contacts again, after rows were inserted without counting.
    func rebuildBlocks() throws {
        for order in ContactOrder.allCases { try BlockTable(database: database, ordering: ordering.number, order: order).rebuild() }
    }

    /// Inserts the rows of many contacts. The caller must call `rebuildBlocks()` afterwards.
    func insert(_ contacts: [Contact]) throws {
        let listing = ListingTable(database: database, ordering: ordering)
        for start in stride(from: 0, to: contacts.count, by: Self.stretch) {
            let stretch = contacts[start..<min(start + Self.stretch, contacts.count)].lazy.map { (number: $0.id.number, draft: $0.content) }
            try listing.insert(ListingEntry.sorted(stretch, by: ordering.collation))
        }
    }
}
