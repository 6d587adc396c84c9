import Foundation
import GRDB
import OpenStreetMap

/// The unfinished database of an import. It also stores temporary data: the areas whose points are not known yet, and the position up to
/// which the file was read. Each batch of elements is stored in one transaction together with that position. So after an interruption
/// nothing is stored twice or missing.
final class ImportWorkshop {
    /// The stage of the import that comes next.
    enum Stage: String {
        case areas, members, points
    }

    private let database: DatabaseQueue
    private let path: String

    init(_ file: URL, fingerprint: String) throws {
        let path = file.path(percentEncoded: false)
        self.path = path
        var configuration = Configuration()
        // The last batches may be lost in a power failure, because this mode is faster. The import then continues from an earlier position.
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
            try ImportedStreets.create(database)
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

    /// Deletes all data that the import has stored until now.
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
        guard !elements.isEmpty else { return }
        try database.write { database in
            for element in elements {
                guard PlaceTags(element.tags) != nil else {
                    try ImportedStreets(database).add(element)
                    continue
                }
                let key = ExtractSchema.key(element.kind, element.id)
                let tags = String(decoding: try JSONEncoder().encode(element.tags), as: UTF8.self)
                try database.cachedStatement(sql: "INSERT OR REPLACE INTO area (id, tags) VALUES (?, ?)").execute(arguments: [key, tags])
                var points = element.nodes
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

    /// Returns the numbers of all points that areas and streets consist of, in ascending order, each once.
    func wantedPoints() throws -> [Int64] {
        var points = try database.read { database in
            try Int64.fetchAll(database, sql: "SELECT DISTINCT point FROM areaPoint") + ImportedStreets(database).wantedPoints()
        }
        points.sort()
        var count = 0
        for point in points where count == 0 || points[count - 1] != point {
            points[count] = point
            count += 1
        }
        points.removeLast(points.count - count)
        return points
    }

    /// Stores map elements. Returns the number of places among them.
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

    /// Computes the positions of the areas from their points, deletes the temporary data, and counts the result.
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
                try ExtractSchema.insertPlace(tags, key: row["id"], point: point, database)
            }
            summary.incompleteAreas += try ImportedStreets(database).place()
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
