import Foundation
import GRDB

/// Finds positions by postal address, among the addresses of an extract's places: `Mannerheimintie 1, 00100 Helsinki`, or a few words of
/// it. An extract is a database with a copy of map data.
struct ExtractAddresses {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Returns the places whose address contains all typed words, the shortest address first. If there are none, it looks for the street
    /// alone, without house number and town.
    func positions(_ text: String, limit: Int) throws -> [NamedPosition] {
        let words = Self.words(text)
        guard !words.isEmpty else { return [] }
        let found = try addresses(words)
        if !found.isEmpty { return Array(found.prefix(limit)) }
        // The house number may be unknown, as in "Mannerheimintie 999, Helsinki". Then look for the street.
        guard text.contains(where: \.isNumber), let head = text.split(separator: ",").first else { return [] }
        let street = head.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
        return street.isEmpty ? [] : try self.street(street)
    }

    private func addresses(_ words: [String]) throws -> [NamedPosition] {
        // Every spelling of an address has the same digits, so the database can exclude most addresses by them.
        let figures = words.first { $0.allSatisfy(\.isNumber) } ?? ""
        let rows = try Row.fetchCursor(
            database, sql: "SELECT address, latitude, longitude FROM place WHERE address LIKE ? ORDER BY length(address), id",
            arguments: ["%\(figures)%"])
        var found: [NamedPosition] = [], names: Set<String> = []
        while let row = try rows.next() {
            let address: String = row["address"]
            guard Set(Self.words(address)).isSuperset(of: words), names.insert(address).inserted,
                let coordinate = Coordinate(latitude: row["latitude"], longitude: row["longitude"])
            else { continue }
            found.append(NamedPosition(name: address, kind: .place, coordinate: coordinate))
            if found.count == 50 { break }
        }
        return found
    }

    private func street(_ name: String) throws -> [NamedPosition] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT name, latitude, longitude FROM name WHERE folded = ? AND rank = ? LIMIT 500",
            arguments: [ExtractSchema.folded(name), NamedPosition.Kind.street.rawValue])
        let points = rows.compactMap { Coordinate(latitude: $0["latitude"], longitude: $0["longitude"]) }
        guard let first = rows.first, let middle = PlacesExtract.middle(points) else { return [] }
        return [NamedPosition(name: first["name"], kind: .street, coordinate: middle)]
    }

    private static func words(_ text: String) -> [String] {
        ExtractSchema.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
