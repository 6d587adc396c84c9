import Foundation
import GRDB
import OpenStreetMap

/// The streets, water and green areas that are being imported. Until their points are read, only the numbers of the points are known.
///
/// Buildings are left out, because the file of a country contains millions of them. So are areas that consist of several lines.
struct ImportedStreets {
    /// The largest distance in metres between a simplified street and the original one. The streets in the app's own map data have the same
    /// value.
    private static let tolerance = 1.5

    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    static func create(_ database: Database) throws {
        try database.execute(sql: "CREATE TABLE line (id INTEGER PRIMARY KEY, highway TEXT, ground TEXT, name TEXT, nodes BLOB NOT NULL)")
    }

    /// The keys of the tags that make a way (a line of points of OpenStreetMap) a street or an area.
    static let keys: Set<String> = ["highway", "natural", "leisure", "landuse", "waterway"]

    /// Adds a way, if its tags say that it is a street or an area of a map.
    func add(_ way: MapElement) throws {
        guard way.kind == .way, !way.nodes.isEmpty else { return }
        let nodes = way.nodes.withUnsafeBytes { Data($0) }
        let statement = try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO line (id, highway, ground, name, nodes) VALUES (?, ?, ?, ?, ?)")
        let key = ExtractSchema.key(.way, way.id)
        if let highway = way.tags["highway"], Street.Rank(highway: highway) != nil {
            try statement.execute(arguments: [key, highway, nil, way.tags["name"], nodes])
        } else if let kind = GroundArea.Kind(way.tags), kind != .building, way.nodes.count > 3, way.nodes.first == way.nodes.last {
            try statement.execute(arguments: [key, nil, kind == .water ? "water" : "wood", nil, nodes])
        }
    }

    /// Returns the numbers of the points of all streets. A number may occur several times.
    func wantedPoints() throws -> [Int64] {
        var points: [Int64] = []
        let rows = try Row.fetchCursor(database, sql: "SELECT nodes FROM line")
        while let row = try rows.next() { points += Self.numbers(row["nodes"]) }
        return points
    }

    /// Stores the streets with their points and names, and deletes the temporary data. A street that leads out of the file's area ends at
    /// its last known point.
    ///
    /// - Returns: the number of streets of which the file contains no point.
    func place() throws -> Int {
        var incomplete = 0
        let point = try database.cachedStatement(sql: "SELECT latitude, longitude FROM point WHERE id = ?")
        let rows = try Row.fetchCursor(database, sql: "SELECT id, highway, ground, name, nodes FROM line ORDER BY id")
        while let row = try rows.next() {
            let line = try Self.numbers(row["nodes"]).compactMap { number in
                try Row.fetchOne(point, arguments: [number]).flatMap {
                    MapElement.Point(latitude: $0["latitude"], longitude: $0["longitude"])
                }
            }
            guard !line.isEmpty else {
                incomplete += 1
                continue
            }
            if let ground: String = row["ground"] {
                let ring = Self.thinnedRing(line)
                if ring.count > 3 { try ExtractSchema.insertGround(["natural": ground], key: row["id"], rings: [ring], database) }
                continue
            }
            var tags = ["highway": row["highway"] as String]
            tags["name"] = row["name"]
            if line.count > 1 {
                try ExtractSchema.insertStreet(tags, key: row["id"], line: line.thinned(to: Self.tolerance), database)
            }
            if let name = tags["name"] {
                // Use a point of the street as the position of its name. The centre of a curved street may not be on the street.
                try ExtractSchema.insertName(name, rank: .street, key: row["id"], point: line[line.count / 2], database)
            }
        }
        try database.execute(sql: "DROP TABLE line")
        return incomplete
    }

    /// Returns a thinned ring. It is thinned in two halves, because thinning keeps the ends of a line.
    private static func thinnedRing(_ points: [MapElement.Point]) -> [MapElement.Point] {
        let half = points.count / 2
        return Array(points[...half]).thinned(to: tolerance).dropLast() + Array(points[half...]).thinned(to: tolerance)
    }

    private static func numbers(_ data: Data) -> [Int64] {
        data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 7, by: 8).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int64.self) }
        }
    }
}
