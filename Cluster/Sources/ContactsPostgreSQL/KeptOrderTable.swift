internal import ContactsModel
internal import Foundation
internal import PostgreSQL

/// The table of the sort orders that the database stores: one for each language in which a person has opened a list on any node.
///
/// An order is created when the first person of its language opens a list. From then on every write of every node updates it. So nodes with
/// different languages share one database. They must sort and fold names by the same rules, which are part of the signature. A starting
/// node changes the tables to its own rules. After that, nodes of an older program cannot write.
struct KeptOrderTable {
    let connection: PostgreSQLConnection
    private var derived: DerivedTables { DerivedTables(connection: connection) }

    /// Returns the orders that a write must update.
    ///
    /// - Throws: ``ContactStoreError/Code/newerSchema`` if another node has sorted or folded by other rules.
    func kept() async throws -> [KeptOrder] {
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
            return KeptOrder(number: try row.integer(1), collation: collation)
        }
    }

    /// Creates the sort order of a language if it is missing.
    func make(_ collation: ContactCollation) async throws {
        if try await kept().contains(where: { $0.collation.language == collation.language }) { return }
        let row = try await connection.query(
            "INSERT INTO contacts.ordering (language, signature) VALUES ($1, $2) RETURNING number",
            [.text(collation.language), .text(collation.signature)]
        ).first
        guard let row else { throw PostgreSQLError(.shape, cause: "contacts.ordering gives no number.") }
        let ordering = KeptOrder(number: try row.integer(0), collation: collation)
        try await derived.forEachPortion { try await derived.insertPlaces(of: $0, in: [ordering]) }
    }

    /// Deletes the sort orders that have other rules or languages than this program. Computes the words again if their rules have changed.
    /// Creates the store's own sort order.
    ///
    /// - Returns: whether the lists of other nodes must read their rows again.
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
