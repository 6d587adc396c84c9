public import Foundation
import GRDB
import HTTPService
import Synchronization

/// A source of places from an extract: a local database with a copy of OpenStreetMap data. It needs no network, and a search takes a
/// fraction of a millisecond.
///
/// ```swift
/// let extract = try PlacesExtract.shipped()
/// let near = try await extract.places(of: [.cafe], in: SearchArea(center: here))
/// ```
public final class PlacesExtract: PlacesSource {
    /// Several connections to the same file. All are opened at the same time, because another file may replace it later.
    private let connections: [DatabaseQueue]
    private let turn = Atomic(0)
    private let timeZone: TimeZone?
    /// The first position for a person who has not given one: the area where the most places are close together.
    public let center: Coordinate?
    /// The name of the area around ``center``: "central Helsinki" for the app's own map data, otherwise the nearest town.
    public let centerName: String?
    public let coverage: PlacesCoverage?

    public var provider: PlacesProvider { .openStreetMap }
    public var answersAllTypesAtOnce: Bool { false }

    /// Opens a database that ``PlacesImporter`` has made.
    ///
    /// - Throws: ``PlacesError`` if there is no such database, or if it has another version.
    public convenience init(_ file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            throw PlacesError.unreadableExtract("there is no file “\(file.lastPathComponent)”")
        }
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let path = file.path(percentEncoded: false)
            let count = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 4)
            try self.init((0..<count).map { _ in try DatabaseQueue(path: path, configuration: configuration) })
        } catch let error as DatabaseError {
            throw PlacesError.unreadableExtract(error.message ?? "error \(error.resultCode.rawValue) of the database")
        }
    }

    init(_ connections: [DatabaseQueue]) throws {
        self.connections = connections
        guard let first = connections.first else { throw PlacesError.unreadableExtract("it is not open") }
        let facts = try first.read { try ExtractFacts($0) }
        guard let facts else { throw PlacesError.unreadableExtract("it was made by another version") }
        timeZone = facts.timeZone
        center = facts.center
        centerName = facts.centerName
        coverage = facts.box.map { PlacesCoverage(box: $0, name: facts.name) }
    }

    /// The connection for the next search. The connections are used in turn, so that several sessions can search at the same time.
    private var connection: DatabaseQueue {
        connections[Int(turn.wrappingAdd(1, ordering: .relaxed).oldValue.magnitude % UInt(connections.count))]
    }

    // MARK: Places

    public func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place] {
        try Task.checkCancellation()
        do {
            return try await connection.read { [timeZone] database in
                var keys: [Int64: Double] = [:]
                for type in types {
                    for found in try Self.nearest(type, in: area, database) { keys[found.key] = found.distance }
                }
                let ordered = keys.sorted { $0.value != $1.value ? $0.value < $1.value : $0.key < $1.key }
                let statement = try database.cachedStatement(sql: "SELECT \(Self.columns) FROM place WHERE id = ?")
                return try ordered.compactMap { entry in
                    try Row.fetchOne(statement, arguments: [entry.key]).flatMap { Self.place($0, timeZone) }
                }
            }
        } catch let error as DatabaseError {
            throw PlacesError.unreadableExtract(error.message ?? "error \(error.resultCode.rawValue) of the database")
        }
    }

    /// Returns the nearest places of a type. It searches in a box and enlarges it until the circle inside the box contains enough places.
    /// So few rows are read in a city, and in a desert the search still ends.
    private static func nearest(_ type: PlaceType, in area: SearchArea, _ database: Database) throws -> [(key: Int64, distance: Double)] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT latitude, longitude, place FROM placeType
                WHERE type = ? AND latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?
                """)
        var reach = min(area.radius, 150)
        while true {
            let box = CoordinateBox(around: area.center, radius: reach)
            var found: [(key: Int64, distance: Double)] = []
            for longitudes in box.longitudes {
                let rows = try Row.fetchCursor(
                    statement, arguments: [type.stored, box.south, box.north, longitudes.lowerBound, longitudes.upperBound])
                while let row = try rows.next() {
                    guard let point = Coordinate(latitude: row[0], longitude: row[1]) else { continue }
                    let distance = area.center.distance(to: point)
                    if distance <= reach { found.append((row[2], distance)) }
                }
            }
            if found.count >= area.limit || reach >= area.radius {
                found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.key < $1.key }
                return Array(found.prefix(area.limit))
            }
            // Estimate the radius from the number of places that were found, and add a third. The box grows by a factor between two and
            // eight.
            let wanted = (Double(area.limit) / Double(max(found.count, 1)) * 1.3).squareRoot()
            reach = min(area.radius, reach * min(max(wanted, 2), 8))
        }
    }

    /// The columns for ``place(_:_:)``, in this order. They are read by their index, because finding a column by its name takes longer.
    private static let columns = "id, types, latitude, longitude, name, address, phone, website, openingHours"

    private static func place(_ row: Row, _ timeZone: TimeZone?) -> Place? {
        guard let coordinate = Coordinate(latitude: row[2], longitude: row[3]) else { return nil }
        let types: Int = row[1]
        let website: String? = row[7]
        let openingHours: String? = row[8]
        return Place(
            id: ExtractSchema.identifier(row[0]), types: PlaceType.allCases.filter { types & 1 << $0.stored != 0 },
            name: row[4], coordinate: coordinate, address: row[5], phone: row[6],
            website: website.flatMap(RemoteText.webAddress), opening: openingHours.map { .hours($0) } ?? .unknown, timeZone: timeZone,
            provider: .openStreetMap
        )
    }

    // MARK: Names and streets

    /// Returns the positions with a name, the best first: towns before streets before places, and complete names before names that only
    /// begin with the text. If there are none, the text may be the address of a place, or an address in a known street.
    public func positions(named name: String, limit: Int = 5) async throws -> [NamedPosition] {
        let folded = ExtractSchema.folded(name)
        guard !folded.isEmpty else { return [] }
        // All names that begin with the text sort between the text itself and the text with the last Unicode scalar.
        let end = folded + "\u{10FFFF}"
        return try await connection.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT * FROM (
                        SELECT folded, rank, name, latitude, longitude FROM name WHERE folded >= ?1 AND folded < ?2
                        UNION ALL
                        SELECT folded, 2 AS rank, name, latitude, longitude FROM place WHERE folded >= ?1 AND folded < ?2
                    )
                    ORDER BY folded <> ?1, rank, folded LIMIT 500
                    """, arguments: [folded, end])
            var groups: [(key: String, kind: NamedPosition.Kind, name: String, points: [Coordinate])] = []
            while let row = try rows.next() {
                guard let kind = NamedPosition.Kind(rawValue: row["rank"]),
                    let point = Coordinate(latitude: row["latitude"], longitude: row["longitude"])
                else { continue }
                let key: String = row["folded"]
                if let index = groups.firstIndex(where: { $0.key == key && $0.kind == kind }) {
                    groups[index].points.append(point)
                } else {
                    groups.append((key, kind, row["name"], [point]))
                }
            }
            if groups.isEmpty { return try ExtractAddresses(database).positions(name, limit: limit) }
            return groups.prefix(limit).compactMap { group in
                Self.middle(group.points).map { NamedPosition(name: group.name, kind: group.kind, coordinate: $0) }
            }
        }
    }

    /// Returns the position in the middle of some others. A street consists of many sections; the one in the middle represents the street.
    static func middle(_ points: [Coordinate]) -> Coordinate? {
        let count = Double(points.count)
        let mean = Coordinate(
            latitude: points.reduce(0) { $0 + $1.latitude } / count, longitude: points.reduce(0) { $0 + $1.longitude } / count)
        guard let mean else { return points.first }
        return points.min { $0.distance(to: mean) < $1.distance(to: mean) }
    }

    /// The most points of the streets in one map. It is twice the number of all points in the app's own map data. More points would make a
    /// page slow, and small streets are not visible on a map of a whole city.
    public static let mostStreetPoints = 4000

    /// Returns the streets that touch a box, the widest last. They are drawn in this order, so that wide streets cover narrow ones. If the
    /// streets have too many points, the narrowest ranks are left out completely. The result is empty if the extract has no streets.
    public func streets(in box: CoordinateBox, mostPoints: Int = PlacesExtract.mostStreetPoints) async throws -> [Street] {
        try await connection.read { try Self.streets(in: box, mostPoints, $0) }
    }

    /// Returns the same streets as ``streets(in:mostPoints:)``, but synchronously, so that a map is complete when it first appears. For a
    /// box of some hundred metres this takes about a millisecond. Do not use it for a larger box.
    public func streetsAtOnce(in box: CoordinateBox) throws -> [Street] {
        try connection.read { try Self.streets(in: box, Self.mostStreetPoints, $0) }
    }

    /// Returns the areas of some kinds that touch a box, the largest kinds first: water, then green areas, then buildings. They are drawn
    /// in this order. If an area has so many points that the limit is exceeded, it and the areas after it are left out.
    public func ground(
        _ kinds: Set<GroundArea.Kind>, in box: CoordinateBox, mostPoints: Int = PlacesExtract.mostGroundPoints
    ) async throws -> [GroundArea] {
        try await connection.read { try Self.ground(kinds, in: box, mostPoints, $0) }
    }

    /// Returns the same areas as ``ground(_:in:mostPoints:)``, but synchronously. Do not use it for a box of more than some kilometres.
    public func groundAtOnce(_ kinds: Set<GroundArea.Kind>, in box: CoordinateBox) throws -> [GroundArea] {
        try connection.read { try Self.ground(kinds, in: box, Self.mostGroundPoints, $0) }
    }

    /// The most points of the areas in one map. The app's own map data have fewer.
    public static let mostGroundPoints = 8000

    private static func ground(
        _ kinds: Set<GroundArea.Kind>, in box: CoordinateBox, _ mostPoints: Int, _ database: Database
    ) throws -> [GroundArea] {
        var areas: [GroundArea] = [], points = 0
        for kind in GroundArea.Kind.allCases where kinds.contains(kind) {
            for longitudes in box.longitudes {
                let rows = try Row.fetchCursor(
                    database,
                    sql: """
                        SELECT ground.rings FROM groundBox JOIN ground USING (id)
                        WHERE south <= ? AND north >= ? AND west <= ? AND east >= ? AND ground.kind = ?
                        ORDER BY ground.id
                        """, arguments: [box.north, box.south, longitudes.upperBound, longitudes.lowerBound, kind.rawValue])
                while let row = try rows.next() {
                    let area = GroundArea(kind: kind, rings: StreetPoints.rings(row["rings"]))
                    points += area.rings.reduce(0) { $0 + $1.count }
                    if points > mostPoints { return areas }
                    areas.append(area)
                }
            }
        }
        return areas
    }

    private static func streets(in box: CoordinateBox, _ mostPoints: Int, _ database: Database) throws -> [Street] {
        var ranks: [[Street]] = []
        var points = 0
        for rank in Street.Rank.allCases {
            var streets: [Street] = []
            for longitudes in box.longitudes {
                let rows = try Row.fetchCursor(
                    database,
                    sql: """
                        SELECT street.name, street.points FROM streetBox JOIN street USING (id)
                        WHERE south <= ? AND north >= ? AND west <= ? AND east >= ? AND street.rank = ?
                        ORDER BY street.id
                        """, arguments: [box.north, box.south, longitudes.upperBound, longitudes.lowerBound, rank.rawValue])
                while let row = try rows.next() {
                    let street = Street(name: row["name"], rank: rank, points: StreetPoints.coordinates(row["points"]))
                    points += street.points.count
                    if points > mostPoints { return ranks.reversed().flatMap { $0 } + (ranks.isEmpty ? streets : []) }
                    streets.append(street)
                }
            }
            ranks.append(streets)
        }
        return ranks.reversed().flatMap { $0 }
    }
}
