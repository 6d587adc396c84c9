import ContactsModel
import Foundation
import GRDB

/// Finds the stored contacts that may be the same people as some vCards. It uses indexes and does not read all contacts.
struct CardLookup {
    let database: Database
    /// The sort order whose keys are used to find contacts by name: equal names have equal keys.
    let ordering: Ordering

    /// The SQL that finds the contact with a `UID`. The condition `uid <> ''` lets SQLite use the partial index, which leaves out empty
    /// texts.
    static let byUID = "SELECT id FROM contact WHERE uid = ? AND uid <> ''"
    /// The SQL that finds the contacts with a name. They are adjacent in the list of all contacts.
    static let byName = "SELECT contact FROM listing WHERE ordering = ? AND list = '' AND key = ?"
    /// The SQL that reads the contacts with the identifiers in a JSON array.
    static let whole = "SELECT \(ContactTable.columns) FROM json_each(?) number CROSS JOIN contact c ON c.id = number.value ORDER BY c.id"

    /// Returns the contacts that have the `UID` or the name of one of the cards.
    ///
    /// - Complexity: two index lookups for each card, independent of the number of contacts.
    func contacts(like drafts: [ContactDraft]) throws -> [Contact] {
        var numbers: Set<Int64> = []
        for draft in drafts {
            if !draft.uid.isEmpty { numbers.formUnion(try Self.numbers(database.cachedStatement(sql: Self.byUID), [draft.uid])) }
            let key = Data(ordering.collation.key(of: draft.name.tidied).bytes)
            numbers.formUnion(try Self.numbers(database.cachedStatement(sql: Self.byName), [ordering.number, key]))
        }
        let rows = try Row.fetchAll(
            database.cachedStatement(sql: Self.whole), arguments: ["[" + numbers.map(String.init).joined(separator: ",") + "]"]
        )
        return try ContactTable(database: database).contacts(of: rows)
    }

    private static func numbers(_ statement: Statement, _ arguments: StatementArguments) throws -> [Int64] {
        try Int64.fetchAll(statement, arguments: arguments)
    }
}
