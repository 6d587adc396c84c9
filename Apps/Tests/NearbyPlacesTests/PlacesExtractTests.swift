import Foundation
import LongRuns
import NearbyPlaces
import OpeningHours
import OpenStreetMap
import ServiceTesting
import Testing

struct PlacesExtractTests {
    static func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test func theShippedExtractAnswersAtOnceForEveryType() async throws {
        let extract = try PlacesExtract.shipped()
        let center = try #require(extract.center)
        #expect(try center.distance(to: Self.coordinate(60.1699, 24.9414)) < 1000)
        var counts: [PlaceType: Int] = [:]
        for await section in extract.sections(in: SearchArea(center: center, radius: 5000, limit: 500)) {
            counts[section.type] = try section.result.get().count
        }
        #expect(counts == [.atm: 20, .restaurant: 214, .cafe: 89, .nightClub: 8])
        #expect(extract.provider.attribution == "© OpenStreetMap contributors")
    }

    @Test func placesCarryTheirFacts() async throws {
        let extract = try PlacesExtract.shipped()
        let area = SearchArea(center: try Self.coordinate(60.172111, 24.944995), radius: 50)
        let place = try #require(try await extract.places(of: [.restaurant], in: area).first { $0.name == "Maya Bar & Grill" })
        #expect(place.id == "node/59622323")
        #expect(place.address?.hasPrefix("Mikonkatu 18, 00") == true)
        #expect(place.website?.absoluteString == "https://www.maya.fi/")
        #expect(place.timeZone?.identifier == "Europe/Helsinki")
        // Friday, 20 November 2026, 23:30 in Helsinki, and half an hour later.
        let date = Date(timeIntervalSince1970: 1_795_210_200)
        #expect(place.openStatus(at: date, timeZone: .gmt) == .open)
        #expect(place.openStatus(at: date.addingTimeInterval(1800), timeZone: .gmt) == .closed)
        #expect(place.directions(from: nil)?.absoluteString.hasPrefix("https://www.openstreetmap.org/directions?route=") == true)
    }

    @Test("the sun above the place decides about its hours")
    func theSunDecides() throws {
        func place(_ hours: String, _ latitude: Double, _ longitude: Double, _ zone: String) throws -> Place {
            Place(
                id: "node/1", types: [.cafe], name: nil, coordinate: try Self.coordinate(latitude, longitude), opening: .hours(hours),
                timeZone: TimeZone(identifier: zone), provider: .openStreetMap)
        }
        // Tuesday, 17 November 2026, 01:00 in Helsinki: night there, morning in Sydney, evening in New York.
        let date = Date(timeIntervalSince1970: 1_794_870_000)
        let helsinki = try place("19:00-sunrise", 60.17, 24.94, "Europe/Helsinki")
        #expect(helsinki.openStatus(at: date, timeZone: .gmt) == .open)
        let change = try #require(helsinki.openingChange(after: date, timeZone: .gmt))
        #expect(change.status == .closed && (502...506).contains(change.minute))
        #expect(try place("sunrise-sunset", 60.17, 24.94, "Europe/Helsinki").openStatus(at: date, timeZone: .gmt) == .closed)
        #expect(try place("sunrise-sunset", -33.87, 151.21, "Australia/Sydney").openStatus(at: date, timeZone: .gmt) == .open)
        #expect(try place("open; sunset-sunrise off", 40.71, -74.01, "America/New_York").openStatus(at: date, timeZone: .gmt) == .closed)
        #expect(helsinki.openingDays(from: date, timeZone: .gmt).allSatisfy { $0.spans.count == 1 && $0.spans[0].status == .open })
    }

    @Test func namelessMachinesAreCalledByTheirOperator() async throws {
        let extract = try PlacesExtract.shipped()
        let area = SearchArea(center: try #require(extract.center), radius: 5000)
        let machines = try await extract.places(of: [.atm], in: area)
        #expect(machines.filter { $0.name != nil }.count > 12)
    }

    @Test func aPositionIsFoundByTheNameOfAStreetAPlaceOrAPartOfTown() async throws {
        let extract = try PlacesExtract.shipped()
        let street = try #require(try await extract.positions(named: "mannerheimintie").first)
        #expect(street.name == "Mannerheimintie")
        #expect(street.kind == .street)
        #expect(try street.coordinate.distance(to: Self.coordinate(60.1715, 24.9375)) < 1000)
        #expect(try await extract.positions(named: " KLUUVI ").first?.kind == .settlement)
        #expect(try await extract.positions(named: "Maya Bar").first?.name == "Maya Bar & Grill")
        #expect(try await extract.positions(named: "helsinki").first?.name == "Helsinki")
        #expect(try await extract.positions(named: "Nowhere at all").isEmpty)
        #expect(try await extract.positions(named: "%").isEmpty)
        #expect(try await extract.positions(named: "").isEmpty)
        #expect(try await extract.positions(named: "a", limit: 3).count == 3)
    }

    @Test func theStreetsAroundAPlaceAreThereForAPicture() async throws {
        let extract = try PlacesExtract.shipped()
        let box = CoordinateBox(around: try Self.coordinate(60.1699, 24.9414), radius: 200)
        let streets = try await extract.streets(in: box)
        #expect(streets.contains { $0.name == "Aleksanterinkatu" })
        #expect(streets.allSatisfy { $0.points.count > 1 })
        #expect(streets.map(\.rank) == streets.map(\.rank).sorted(by: >))
        #expect(try await extract.streets(in: CoordinateBox(around: Self.coordinate(0, 0), radius: 200)).isEmpty)
    }

    /// Compares the growing box with a search through every place, at random positions and at the edges of the globe.
    @Test func theNearestAreThoseThatALookAtEveryPlaceFinds() async throws {
        var random = SeededRandom()
        let rounds = LongRun.isWanted ? 3_000 : 60
        var features: [String] = []
        var all: [Coordinate] = []
        let clusters = [(60.17, 24.94, 0.05), (0, 0, 0.2), (0, 179.98, 0.1), (89.9, 10, 0.2), (-45, -179.99, 0.5)]
        for index in 0..<3000 {
            guard let (latitude, longitude, spread) = clusters.randomElement(using: &random) else { break }
            var east = longitude + Double.random(in: -spread...spread, using: &random)
            if east > 180 { east -= 360 }
            if east < -180 { east += 360 }
            let point = try Self.coordinate(min(latitude + Double.random(in: -spread...spread, using: &random), 90), east)
            all.append(point)
            features.append(
                #"{"type":"Feature","id":"node/\#(index)","geometry":{"type":"Point","coordinates":[\#(point.longitude),\#(point.latitude)]},"properties":{"amenity":"cafe"}}"#
            )
        }
        let extract = try await PlacesImporterTests.imported(
            #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}", "geojson")
        for _ in 0..<rounds {
            guard let center = all.randomElement(using: &random), let radius = [50.0, 500, 5000, 50_000].randomElement(using: &random)
            else { break }
            let limit = Int.random(in: 1...40, using: &random)
            let found = try await extract.places(of: [.cafe], in: SearchArea(center: center, radius: radius, limit: limit))
            let expected = all.map { center.distance(to: $0) }.filter { $0 <= radius }.sorted().prefix(limit)
            let distances = found.map { center.distance(to: $0.coordinate) }
            // Compare to a tenth of a millimetre, because values from JSON differ in the last binary digit.
            let isSame = distances.count == expected.count && zip(distances, expected).allSatisfy { abs($0 - $1) < 0.0001 }
            #expect(isSame, "seed \(random.seed): \(distances), not \(expected)")
        }
    }
}
