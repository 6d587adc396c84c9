public import Foundation
import GRDB
import HTTPService
import Synchronization

/// Places of OpenStreetMap in a database of our own: answers without a network, in a fraction of a millisecond.
///
/// ```swift
/// let extract = try PlacesExtract.shipped()
/// let near = try await extract.places(of: [.cafe], in: SearchArea(center: here))
/// ```
public final class PlacesExtract: PlacesSource {
    /// Connections to the same file, opened together: one that was opened later could find another file under the name.
    private let connections: [DatabaseQueue]
    private let turn = Atomic(0)
    private let timeZone: TimeZone?
    /// The point from which a person may start without giving a position: where most places stand close together.
    public let center: Coordinate?
    /// What the surroundings of ``center`` are called: "central Helsinki" for the shipped extract, else the nearest settlement.
    public let centerName: String?
    public let coverage: PlacesCoverage?

    public var provider: PlacesProvider { .openStreetMap }
    public var answersAllTypesAtOnce: Bool { false }

    /// Opens a database that ``PlacesImporter`` made.
    ///
    /// - Throws: ``PlacesError`` when there is none, or none of this version.
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

    /// The connections take turns, so that searches of several sessions run side by side.
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

    /// The nearest places of a type: a box that grows until it holds as many as are wanted within the circle inside it, so
    /// that in a city the walk is short and in a desert it still ends.
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
            // As many per area as so far, and a third more to be sure; at least twice, at most eight times as far.
            let wanted = (Double(area.limit) / Double(max(found.count, 1)) * 1.3).squareRoot()
            reach = min(area.radius, reach * min(max(wanted, 2), 8))
        }
    }

    /// What ``place(_:_:)`` reads, in this order: a column is found by its number at once, by its name after a search.
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

    /// Positions that bear a name, the best first: settlements, then streets, then places; whole names before beginnings. Where
    /// nothing bears it, it may be an address as the places show it, or one in a street that is known.
    public func positions(named name: String, limit: Int = 5) async throws -> [NamedPosition] {
        let folded = ExtractSchema.folded(name)
        guard !folded.isEmpty else { return [] }
        // Everything that begins with the text lies between it and the text followed by the last scalar there is.
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

    /// A street is many parts: the one in their midst stands for all.
    static func middle(_ points: [Coordinate]) -> Coordinate? {
        let count = Double(points.count)
        let mean = Coordinate(
            latitude: points.reduce(0) { $0 + $1.latitude } / count, longitude: points.reduce(0) { $0 + $1.longitude } / count)
        guard let mean else { return points.first }
        return points.min { $0.distance(to: mean) < $1.distance(to: mean) }
    }

    /// The streets that touch a box, the broadest last, so that drawing them in order puts those on top. Empty when the
    /// extract was imported without streets.
    public func streets(in box: CoordinateBox) async throws -> [Street] {
        try await connection.read { try Self.streets(in: box, $0) }
    }

    /// ``streets(in:)`` while the caller waits, so that a map is complete at its first sight. For some hundred metres that
    /// takes about a millisecond; a larger box is not for this.
    public func streetsAtOnce(in box: CoordinateBox) throws -> [Street] {
        try connection.read { try Self.streets(in: box, $0) }
    }

    private static func streets(in box: CoordinateBox, _ database: Database) throws -> [Street] {
        var streets: [Street] = []
        for longitudes in box.longitudes {
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT street.rank, street.name, street.points FROM streetBox JOIN street USING (id)
                    WHERE south <= ? AND north >= ? AND west <= ? AND east >= ?
                    ORDER BY street.rank DESC, street.id
                    """, arguments: [box.north, box.south, longitudes.upperBound, longitudes.lowerBound])
            while let row = try rows.next() {
                guard let rank = Street.Rank(rawValue: row["rank"]) else { continue }
                streets.append(Street(name: row["name"], rank: rank, points: StreetPoints.coordinates(row["points"])))
            }
        }
        return streets
    }
}
