import Foundation
import GRDB
import OpenStreetMap

/// The database under construction, with what is only needed until it is complete: areas whose points are still to be
/// found, and how far the reading has come. Every batch is one transaction together with that position, so that nothing is
/// read twice or left out after an interruption.
final class ImportWorkshop {
    /// What is to be done next.
    enum Stage: String {
        case areas, members, points
    }

    private let database: DatabaseQueue
    private let path: String

    init(_ file: URL, fingerprint: String) throws {
        let path = file.path(percentEncoded: false)
        self.path = path
        var configuration = Configuration()
        // An import that loses its last batches in a power failure goes on a little earlier.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        func open() throws -> (DatabaseQueue, isSame: Bool) {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            let isSame = try queue.read { database in
                try database.tableExists("progress")
                    && String.fetchOne(database, sql: "SELECT value FROM progress WHERE key = 'file'") == fingerprint
                    && Int.fetchOne(database, sql: "PRAGMA user_version") == ExtractSchema.version
            }
            return (queue, isSame)
        }
        if let (queue, isSame) = try? open(), isSame {
            database = queue
            return
        }
        try Self.remove(path)
        (database, _) = try open()
        try database.write { database in
            try ExtractSchema.create(database)
            try database.execute(
                sql: """
                    CREATE TABLE progress (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
                    CREATE TABLE area (id INTEGER PRIMARY KEY, tags TEXT NOT NULL);
                    CREATE TABLE areaWay (area INTEGER NOT NULL, way INTEGER NOT NULL, PRIMARY KEY (way, area)) WITHOUT ROWID;
                    CREATE TABLE areaPoint (area INTEGER NOT NULL, point INTEGER NOT NULL, PRIMARY KEY (area, point)) WITHOUT ROWID;
                    CREATE TABLE point (id INTEGER PRIMARY KEY, latitude REAL NOT NULL, longitude REAL NOT NULL);
                    """)
            try database.execute(
                sql: "INSERT INTO progress (key, value) VALUES ('file', ?), ('stage', 'areas'), ('position', '0')", arguments: [fingerprint]
            )
        }
    }

    func close() throws {
        try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try database.close()
    }

    /// Throws everything away that was gathered.
    func discard() throws {
        try database.close()
        try Self.remove(path)
    }

    private static func remove(_ path: String) throws {
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.removeItem(atPath: path + suffix)
        }
    }

    // MARK: Progress

    func stage() throws -> Stage {
        try database.read { try String.fetchOne($0, sql: "SELECT value FROM progress WHERE key = 'stage'") }.flatMap(Stage.init(rawValue:))
            ?? .areas
    }

    func enter(_ stage: Stage) throws {
        try database.write { try $0.execute(sql: "UPDATE progress SET value = ? WHERE key = 'stage'", arguments: [stage.rawValue]) }
    }

    func position() throws -> Int {
        try database.read { try String.fetchOne($0, sql: "SELECT value FROM progress WHERE key = 'position'") }.flatMap { Int($0) } ?? 0
    }

    func placeCount() throws -> Int {
        try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM place") ?? 0 }
    }

    // MARK: Areas

    func addAreas(_ elements: [MapElement]) throws {
        let wanted = elements.filter { PlaceTags($0.tags) != nil || Self.isNamedStreet($0) }
        guard !wanted.isEmpty else { return }
        try database.write { database in
            for element in wanted {
                let key = ExtractSchema.key(element.kind, element.id)
                let tags = String(decoding: try JSONEncoder().encode(element.tags), as: UTF8.self)
                try database.cachedStatement(sql: "INSERT OR REPLACE INTO area (id, tags) VALUES (?, ?)").execute(arguments: [key, tags])
                var points = element.nodes
                // One point in its midst is enough for finding a street.
                if PlaceTags(element.tags) == nil { points = points.isEmpty ? [] : [points[points.count / 2]] }
                for member in element.members {
                    switch member.kind {
                    case .node where ["entrance", "label", "admin_centre"].contains(member.role): break
                    case .node: points.append(member.id)
                    case .way:
                        try database.cachedStatement(sql: "INSERT OR IGNORE INTO areaWay (area, way) VALUES (?, ?)").execute(arguments: [
                            key, member.id,
                        ])
                    case .relation, .feature: break
                    }
                }
                try Self.add(points, to: key, database)
            }
        }
    }

    private static func isNamedStreet(_ element: MapElement) -> Bool {
        element.kind == .way && element.tags["name"] != nil && Street.Rank(highway: element.tags["highway"]) != nil
    }

    func wantedWays() throws -> [Int64] {
        try database.read { try Int64.fetchAll($0, sql: "SELECT DISTINCT way FROM areaWay ORDER BY way") }
    }

    func addMembers(_ ways: [MapElement]) throws {
        guard !ways.isEmpty else { return }
        try database.write { database in
            for way in ways {
                for area in try Int64.fetchAll(database, sql: "SELECT area FROM areaWay WHERE way = ?", arguments: [way.id]) {
                    try Self.add(way.nodes, to: area, database)
                }
            }
        }
    }

    private static func add(_ points: [Int64], to area: Int64, _ database: Database) throws {
        let statement = try database.cachedStatement(sql: "INSERT OR IGNORE INTO areaPoint (area, point) VALUES (?, ?)")
        for point in points { try statement.execute(arguments: [area, point]) }
    }

    // MARK: Points

    func wantedPoints() throws -> [Int64] {
        try database.read { try Int64.fetchAll($0, sql: "SELECT DISTINCT point FROM areaPoint ORDER BY point") }
    }

    /// Returns how many of the elements were places.
    func addPoints(_ elements: [MapElement], next: Int, wanted: [Int64]) throws -> Int {
        try database.write { database in
            var places = 0
            let statement = try database.cachedStatement(sql: "INSERT OR REPLACE INTO point (id, latitude, longitude) VALUES (?, ?, ?)")
            for element in elements {
                if try PlacesExtract.insert(element, database) { places += 1 }
                if !wanted.isEmpty, element.kind == .node, let point = element.point {
                    try statement.execute(arguments: [element.id, point.latitude, point.longitude])
                }
            }
            try database.execute(sql: "UPDATE progress SET value = ? WHERE key = 'position'", arguments: [String(next)])
            return places
        }
    }

    // MARK: The end

    /// Places the areas, throws away what was only needed until now, and counts.
    func finish(timeZone: TimeZone?) throws -> ImportSummary {
        var summary = ImportSummary(places: [:], names: 0, streets: 0, incompleteAreas: 0, elapsed: .zero)
        try database.write { database in
            let areas = try Row.fetchCursor(
                database,
                sql: """
                    SELECT area.id, area.tags, (min(latitude) + max(latitude)) / 2 AS latitude, (min(longitude) + max(longitude)) / 2 AS longitude
                    FROM area LEFT JOIN areaPoint ON areaPoint.area = area.id LEFT JOIN point ON point.id = areaPoint.point
                    GROUP BY area.id
                    """)
            while let row = try areas.next() {
                let tags = try JSONDecoder().decode([String: String].self, from: Data((row["tags"] as String).utf8))
                guard let latitude = row["latitude"] as Double?, let longitude = row["longitude"] as Double?,
                    let point = MapElement.Point(latitude: latitude, longitude: longitude)
                else {
                    summary.incompleteAreas += 1
                    continue
                }
                if try ExtractSchema.insertPlace(tags, key: row["id"], point: point, database) { continue }
                if let name = tags["name"] { try ExtractSchema.insertName(name, rank: .street, key: row["id"], point: point, database) }
            }
            try ExtractSchema.createIndexes(database)
            if let timeZone {
                try database.execute(
                    sql: "INSERT OR REPLACE INTO fact (key, value) VALUES ('timeZone', ?)", arguments: [timeZone.identifier])
            }
            try database.execute(sql: "DROP TABLE area; DROP TABLE areaWay; DROP TABLE areaPoint; DROP TABLE point; DROP TABLE progress")
            for type in PlaceType.allCases {
                summary.places[type] =
                    try Int.fetchOne(database, sql: "SELECT count(*) FROM placeType WHERE type = ?", arguments: [type.stored]) ?? 0
            }
            summary.names = try Int.fetchOne(database, sql: "SELECT count(*) FROM name") ?? 0
            summary.streets = try Int.fetchOne(database, sql: "SELECT count(*) FROM street") ?? 0
        }
        try database.writeWithoutTransaction { try $0.execute(sql: "VACUUM; PRAGMA optimize") }
        return summary
    }
}
