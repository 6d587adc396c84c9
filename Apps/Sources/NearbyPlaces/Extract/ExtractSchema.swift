import Foundation
import GRDB
import HTTPService
import OpenStreetMap

/// The tables of an extract (a database with a copy of map data), and the functions that insert rows.
///
/// Searches use the table `placeType`, which contains only type, latitude and longitude, in this order. So the places of a type in a box
/// are read from a few adjacent database pages. SQLite's spatial index (R*Tree) took three times as long.
enum ExtractSchema {
    /// The version of the tables, stored in the file as `PRAGMA user_version`. The map file of a database with another version must be
    /// imported again.
    static let version = 2

    static func create(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE place (
                    id INTEGER PRIMARY KEY, types INTEGER NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
                    name TEXT, folded TEXT, address TEXT, phone TEXT, website TEXT, openingHours TEXT
                );
                CREATE TABLE placeType (
                    type INTEGER NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, place INTEGER NOT NULL,
                    PRIMARY KEY (type, latitude, longitude, place)
                ) WITHOUT ROWID;
                CREATE TABLE name (
                    id INTEGER PRIMARY KEY, folded TEXT NOT NULL, rank INTEGER NOT NULL, name TEXT NOT NULL,
                    latitude REAL NOT NULL, longitude REAL NOT NULL
                );
                CREATE TABLE street (id INTEGER PRIMARY KEY, rank INTEGER NOT NULL, name TEXT, points BLOB NOT NULL);
                CREATE VIRTUAL TABLE streetBox USING rtree(id, west, east, south, north);
                CREATE TABLE ground (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, rings BLOB NOT NULL);
                CREATE VIRTUAL TABLE groundBox USING rtree(id, west, east, south, north);
                CREATE TABLE fact (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
                PRAGMA user_version = \(version);
                """)
    }

    static func createIndexes(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE INDEX IF NOT EXISTS placeFolded ON place (folded) WHERE folded IS NOT NULL;
                CREATE INDEX IF NOT EXISTS nameFolded ON name (folded, rank);
                """)
    }

    /// Returns one number that combines the kind and the number of a map element. It fits, because OpenStreetMap's numbers are far below
    /// 2^61.
    static func key(_ kind: MapElement.Kind, _ id: Int64) -> Int64 {
        (id & 0x1FFF_FFFF_FFFF_FFFF) << 2 | Int64(kind.rawValue)
    }

    static func identifier(_ key: Int64) -> String {
        let name =
            switch MapElement.Kind(rawValue: Int(key & 3)) {
            case .node: "node"
            case .way: "way"
            case .relation: "relation"
            case .feature, nil: "feature"
            }
        return "\(name)/\(key >> 2)"
    }

    /// Returns a name in the form in which names are compared: in small letters without diacritics.
    static func folded(_ name: String) -> String {
        // Folding by Unicode rules is slow. ASCII names only need small letters.
        if name.utf8.allSatisfy({ (0x21...0x7E).contains($0) || $0 == 0x20 }) {
            return name.split(separator: " ").joined(separator: " ").lowercased()
        }
        return foldedByUnicode(name)
    }

    private static func foldedByUnicode(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Inserts a map element if it is a place of the app. Returns whether it was one.
    @discardableResult
    static func insertPlace(_ tags: [String: String], key: Int64, point: MapElement.Point, _ database: Database) throws -> Bool {
        guard let facts = PlaceTags(tags, at: Coordinate(latitude: point.latitude, longitude: point.longitude)) else { return false }
        let types = facts.types.reduce(0) { $0 | 1 << $1.stored }
        try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO place (id, types, latitude, longitude, name, folded, address, phone, website, openingHours)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            key, types, point.latitude, point.longitude, facts.name, facts.name.map(folded), facts.address, facts.phone,
            facts.website, facts.openingHours,
        ])
        for type in facts.types {
            try database.cachedStatement(sql: "INSERT OR REPLACE INTO placeType (type, latitude, longitude, place) VALUES (?, ?, ?, ?)")
                .execute(arguments: [type.stored, point.latitude, point.longitude, key])
        }
        return true
    }

    static func insertName(_ name: String, rank: NamedPosition.Kind, key: Int64, point: MapElement.Point, _ database: Database) throws {
        let name = RemoteText.cleaned(name)
        guard !name.isEmpty else { return }
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO name (id, folded, rank, name, latitude, longitude) VALUES (?, ?, ?, ?, ?, ?)"
        )
        .execute(arguments: [key, folded(name), rank.rawValue, name, point.latitude, point.longitude])
    }

    /// Inserts an area of the ground, if its tags say that a map shows it.
    static func insertGround(_ tags: [String: String], key: Int64, rings: [[MapElement.Point]], _ database: Database) throws {
        guard let kind = GroundArea.Kind(tags), let box = box(rings.flatMap { $0 }) else { return }
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO ground (id, kind, rings) VALUES (?, ?, ?)")
            .execute(arguments: [key, kind.rawValue, StreetPoints.data(rings: rings)])
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO groundBox (id, west, east, south, north) VALUES (?, ?, ?, ?, ?)")
            .execute(arguments: [key, box.west, box.east, box.south, box.north])
    }

    private static func box(_ points: [MapElement.Point]) -> CoordinateBox? {
        guard let first = points.first else { return nil }
        var west = first.longitude, east = west, south = first.latitude, north = south
        for point in points {
            west = min(west, point.longitude)
            east = max(east, point.longitude)
            south = min(south, point.latitude)
            north = max(north, point.latitude)
        }
        return CoordinateBox(south: south, north: north, west: west, east: east)
    }

    static func insertStreet(_ tags: [String: String], key: Int64, line: [MapElement.Point], _ database: Database) throws {
        guard let rank = Street.Rank(highway: tags["highway"]), let box = box(line) else { return }
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO street (id, rank, name, points) VALUES (?, ?, ?, ?)")
            .execute(arguments: [key, rank.rawValue, tags["name"].map { RemoteText.cleaned($0) }, StreetPoints.data(line)])
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO streetBox (id, west, east, south, north) VALUES (?, ?, ?, ?, ?)")
            .execute(arguments: [key, box.west, box.east, box.south, box.north])
    }
}
