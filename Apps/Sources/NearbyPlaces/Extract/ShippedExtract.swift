import Foundation
import GRDB
import OpenStreetMap

extension PlacesExtract {
    /// The name of the area of the app's own map data. It is not a name on the map, so apps translate it.
    public static let shippedName = "central Helsinki"

    /// Returns the map data that the app contains: the centre of Helsinki in April 2019, with its streets. They are read into memory within
    /// some milliseconds and not written to disk.
    ///
    /// The data are under the Open Database License 1.0. Every screen that shows them must show ``PlacesProvider/attribution``.
    ///
    /// - Throws: ``PlacesError`` if the app was installed without its resources.
    public static func shipped() throws -> PlacesExtract {
        guard let url = Bundle.module.url(forResource: "central-helsinki", withExtension: "geojson") else {
            throw PlacesError.unreadableExtract("the app was installed without its resources")
        }
        do {
            let queue = try DatabaseQueue()
            let file = try MapFile(url)
            try queue.write { database in
                try ExtractSchema.create(database)
                try file.read(MapQuery()) { batch in
                    for element in batch.elements { try insert(element, database) }
                }
                try ExtractSchema.createIndexes(database)
                try database.execute(
                    sql: "INSERT INTO fact (key, value) VALUES ('timeZone', 'Europe/Helsinki'), ('name', ?)", arguments: [shippedName]
                )
            }
            return try PlacesExtract([queue])
        } catch let error as MapFileError {
            throw PlacesError.unreadableExtract(error.sentence)
        } catch let error as DatabaseError {
            throw PlacesError.unreadableExtract(error.message ?? "error \(error.resultCode.rawValue) of the database")
        }
    }

    /// Inserts a map element that contains its own position: a point of OpenStreetMap, or a feature of a GeoJSON file.
    ///
    /// - Returns: whether the element was a place of the app.
    @discardableResult
    static func insert(_ element: MapElement, _ database: Database) throws -> Bool {
        guard let point = element.point else { return false }
        let key = ExtractSchema.key(element.kind, element.id)
        if try ExtractSchema.insertPlace(element.tags, key: key, point: point, database) { return true }
        let name = element.tags["name"]
        if let place = element.tags["place"], settlements.contains(place), let name {
            try ExtractSchema.insertName(name, rank: .settlement, key: key, point: point, database)
        }
        if !element.line.isEmpty, Street.Rank(highway: element.tags["highway"]) != nil {
            try ExtractSchema.insertStreet(element.tags, key: key, line: element.line, database)
            if let name {
                // Use a point of the street as the position of its name. The centre of a curved street may not be on the street.
                let point = element.line[element.line.count / 2]
                try ExtractSchema.insertName(name, rank: .street, key: key, point: point, database)
            }
        }
        if !element.rings.isEmpty { try ExtractSchema.insertGround(element.tags, key: key, rings: element.rings, database) }
        return false
    }

    static let settlements: Set<String> = [
        "city", "town", "village", "hamlet", "suburb", "quarter", "neighbourhood", "borough", "square", "island", "locality",
    ]
}
