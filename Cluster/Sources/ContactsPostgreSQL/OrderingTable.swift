internal import ContactsModel
internal import Foundation
internal import PostgreSQL

/// The orders that the database keeps: one for each language that somebody has asked for on any node.
///
/// An order is made when the first person of its language looks at a list. From then on every write of every node keeps it. So nodes
/// of different languages share one database. They have to sort and to fold by the same rules, which are part of the signature: a
/// node that starts brings the tables to its own, and nodes of an older program can write no more then.
struct OrderingTable {
    let connection: PostgreSQLConnection
    private var derived: DerivedTables { DerivedTables(connection: connection) }

    /// The orders that a write keeps.
    ///
    /// - Throws: ``ContactStoreError/Code/newerSchema`` if another node has sorted or folded by other rules.
    func kept() async throws -> [Ordering] {
        let rows = try await connection.query(
            """
            SELECT property.folding, entry.number, entry.language, entry.signature FROM contacts.property AS property
            LEFT JOIN contacts.ordering AS entry ON true ORDER BY entry.number
            """)
        return try rows.filter { row in
            guard try row.integer(0) == NameFolding.version else { throw Self.isOfOtherRules }
            return !row.isNull(1)
        }.map { row in
            let collation = ContactCollation(locale: Locale(identifier: try row.text(2)))
            guard try row.text(3) == collation.signature else { throw Self.isOfOtherRules }
            return Ordering(number: try row.integer(1), collation: collation)
        }
    }

    /// Makes the order of a collation, if it is missing.
    func make(_ collation: ContactCollation) async throws {
        if try await kept().contains(where: { $0.collation.language == collation.language }) { return }
        let row = try await connection.query(
            "INSERT INTO contacts.ordering (language, signature) VALUES ($1, $2) RETURNING number",
            [.text(collation.language), .text(collation.signature)]
        ).first
        guard let row else { throw PostgreSQLError(.shape, cause: "contacts.ordering gives no number.") }
        let ordering = Ordering(number: try row.integer(0), collation: collation)
        try await derived.forEachPortion { try await derived.insertPlaces(of: $0, in: [ordering]) }
    }

    /// Brings the tables to the rules of this program, lets go of languages that it does not offer, and makes the store's own order.
    ///
    /// - Returns: whether lists of other nodes have to read again.
    func begin(with collations: ContactCollations) async throws -> Bool {
        var gone: [Int64] = []
        for row in try await connection.query("SELECT number, language, signature FROM contacts.ordering") {
            let collation = ContactCollation(locale: Locale(identifier: try row.text(1)))
            let isRight = try row.text(2) == collation.signature
            if !isRight || !collations.languages.contains(collation.language) { gone.append(try row.integer(0)) }
        }
        if !gone.isEmpty { try await connection.query("DELETE FROM contacts.ordering WHERE number = ANY($1)", [.integers(gone)]) }
        let version = Int64(NameFolding.version)
        let isFolded = try await connection.query("SELECT folding FROM contacts.property").first?.integer(0) == version
        if !isFolded {
            try await connection.query("DELETE FROM contacts.word")
            try await derived.forEachPortion { try await derived.insertWords(of: $0) }
            try await connection.query("UPDATE contacts.property SET folding = $1", [.integer(version)])
        }
        try await make(collations.own)
        return !gone.isEmpty || !isFolded
    }

    private static var isOfOtherRules: ContactStoreError {
        ContactStoreError(.newerSchema, cause: "Another node has sorted the contacts by other rules.")
    }
}
