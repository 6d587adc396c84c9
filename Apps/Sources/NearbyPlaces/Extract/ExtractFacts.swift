import Foundation
import GRDB

/// Facts that an extract (a database with a copy of map data) stores about itself.
struct ExtractFacts {
    let timeZone: TimeZone?
    let center: Coordinate?
    let centerName: String?
    /// The box around all places of the extract, or nil if it has none.
    let box: CoordinateBox?
    /// The name of the area that the extract covers, or nil if it has none.
    let name: String?

    /// Reads the facts from a database. Returns nil if its file has another version.
    init?(_ database: Database) throws {
        guard try Int.fetchOne(database, sql: "PRAGMA user_version") == ExtractSchema.version else { return nil }
        func fact(_ key: String) throws -> String? {
            try String.fetchOne(database, sql: "SELECT value FROM fact WHERE key = ?", arguments: [key])
        }
        timeZone = try fact("timeZone").flatMap { TimeZone(identifier: $0) }
        name = try fact("name")
        guard
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT min(latitude) AS south, max(latitude) AS north, min(longitude) AS west, max(longitude) AS east FROM place
                    """), let south: Double = row["south"], let north: Double = row["north"], let west: Double = row["west"],
            let east: Double = row["east"]
        else {
            (center, centerName, box) = (nil, nil, nil)
            return
        }
        box = CoordinateBox(south: south, north: north, west: west, east: east)
        if let name {
            center = try Self.middle(database)
            centerName = name
        } else {
            // The centre is the mean position of the places in the densest cell of a grid. The mean of all places of a country might be in
            // a forest. A cell is a hundredth of a degree, some minutes on foot.
            center = try Self.coordinate(
                Row.fetchOne(
                    database,
                    sql: """
                        SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM place
                        GROUP BY CAST(latitude * 100 AS INTEGER), CAST(longitude * 100 AS INTEGER) ORDER BY count(*) DESC, min(id) LIMIT 1
                        """))
            centerName = try center.flatMap { try Self.settlement(nearest: $0, database) }
        }
    }

    private static func middle(_ database: Database) throws -> Coordinate? {
        try coordinate(Row.fetchOne(database, sql: "SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM place"))
    }

    private static func coordinate(_ row: Row?) -> Coordinate? {
        guard let latitude: Double = row?["latitude"], let longitude: Double = row?["longitude"] else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    private static func settlement(nearest center: Coordinate, _ database: Database) throws -> String? {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT name, latitude, longitude FROM name WHERE rank = ? AND latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?
                """,
            arguments: [
                NamedPosition.Kind.settlement.rawValue, center.latitude - 0.1, center.latitude + 0.1, center.longitude - 0.2,
                center.longitude + 0.2,
            ])
        let named = rows.compactMap { row in coordinate(row).map { (name: row["name"] as String, distance: center.distance(to: $0)) } }
        return named.min { $0.distance < $1.distance }?.name
    }
}
