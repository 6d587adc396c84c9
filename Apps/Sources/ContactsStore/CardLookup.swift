import ContactsModel
import Foundation
import GRDB

/// Finds the stored contacts that could be the same as some cards, by indexes and not by a walk through the contacts.
struct CardLookup {
    let database: Database
    /// The order whose keys are the same for equal names.
    let ordering: Ordering

    /// The contact with a `UID`. The condition on the empty text is that of the index.
    static let byUID = "SELECT id FROM contact WHERE uid = ? AND uid <> ''"
    /// The contacts of a name. The list of everybody has them side by side.
    static let byName = "SELECT contact FROM listing WHERE ordering = ? AND list = '' AND key = ?"
    /// The contacts with these identifiers.
    static let whole = "SELECT \(ContactTable.columns) FROM json_each(?) number CROSS JOIN contact c ON c.id = number.value ORDER BY c.id"

    /// The contacts that have the `UID` or the name of one of the cards.
    ///
    /// - Complexity: two looks into an index for each card, whatever the number of contacts.
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
