import Foundation
import NearbyPlaces
import OpenStreetMap
import ServiceTesting
import Testing

struct PlacesImporterTests {
    struct Folder: ~Copyable {
        let url = URL.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        var database: URL { url.appending(path: "places.sqlite") }
        func file(_ name: String, _ text: String) throws -> URL {
            let file = url.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }
    }

    static func imported(_ text: String, _ suffix: String) async throws -> PlacesExtract {
        let folder = try Folder()
        try PlacesImporter(file: folder.file("map." + suffix, text), database: folder.database).run()
        // The file may be deleted once it is open, because the extract keeps it.
        return try PlacesExtract(folder.database)
    }

    /// A block with a machine, a bank with a machine, an area, a group of areas, a named street and a district.
    static let block: String = {
        var nodes = """
            <node id="1" lat="60.0010" lon="25.0010"><tag k="amenity" v="atm"/><tag k="operator" v="Otto."/></node>
            <node id="2" lat="60.0020" lon="25.0020"><tag k="amenity" v="bank"/><tag k="atm" v="yes"/><tag k="name" v="Bank"/></node>
            <node id="3" lat="60.0030" lon="25.0030"><tag k="amenity" v="bank"/></node>
            <node id="4" lat="60.0040" lon="25.0040"><tag k="amenity" v="cafe;restaurant"/><tag k="name" v="Both"/></node>
            <node id="5" lat="60.0050" lon="25.0050"><tag k="place" v="suburb"/><tag k="name" v="Käpylä"/></node>
            <node id="6" lat="60.0060" lon="25.0060"><tag k="highway" v="bus_stop"/><tag k="name" v="Stop"/></node>
            """
        for (index, place) in [
            (60.01, 25.01), (60.01, 25.03), (60.02, 25.03), (60.02, 25.01), (60.05, 25.05), (60.07, 25.07), (60.06, 25.06),
        ].enumerated() {
            nodes += "<node id=\"\(10 + index)\" lat=\"\(place.0)\" lon=\"\(place.1)\"/>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?><osm version="0.6">\(nodes)
            <way id="1"><nd ref="10"/><nd ref="11"/><nd ref="12"/><nd ref="13"/><nd ref="10"/><tag k="amenity" v="restaurant"/><tag k="name" v="Area"/></way>
            <way id="2"><nd ref="14"/><nd ref="15"/></way>
            <way id="3"><nd ref="14"/><nd ref="16"/><nd ref="15"/><tag k="highway" v="residential"/><tag k="name" v="Main Street"/></way>
            <way id="4"><nd ref="999"/><tag k="amenity" v="cafe"/></way>
            <way id="5"><nd ref="16"/><nd ref="12"/><nd ref="998"/><tag k="highway" v="pedestrian"/></way>
            <way id="6"><nd ref="10"/><nd ref="11"/><tag k="highway" v="footway"/></way>
            <relation id="1"><member type="way" ref="2" role="outer"/><member type="node" ref="10" role="entrance"/>
              <tag k="type" v="multipolygon"/><tag k="amenity" v="nightclub"/><tag k="name" v="Group"/></relation>
            </osm>
            """
    }()

    private func allPlaces(_ extract: PlacesExtract) async throws -> [Place] {
        let center = try #require(Coordinate(latitude: 60, longitude: 25))
        return try await extract.places(of: Set(PlaceType.allCases), in: SearchArea(center: center, radius: 50_000, limit: 1000))
    }

    @Test func pointsAreasAndGroupsOfAreasBecomePlaces() async throws {
        let folder = try Folder()
        let summary = try PlacesImporter(file: folder.file("map.osm", Self.block), database: folder.database, timeZone: .gmt).run()
        #expect(summary.places == [.atm: 2, .restaurant: 2, .cafe: 1, .nightClub: 1])
        #expect(summary.incompleteAreas == 1)
        #expect(summary.names == 2)
        let extract = try PlacesExtract(folder.database)
        let places = try await allPlaces(extract)
        #expect(places.map(\.id) == ["node/1", "node/2", "node/4", "way/1", "relation/1"])
        #expect(places.map(\.name) == ["Otto.", "Bank", "Both", "Area", "Group"])
        #expect(places[2].types == [.restaurant, .cafe])
        #expect(places[3].coordinate.distance(to: try PlacesExtractTests.coordinate(60.015, 25.02)) < 1)
        #expect(places[4].coordinate.distance(to: try PlacesExtractTests.coordinate(60.06, 25.06)) < 1)
        #expect(places[0].timeZone == .gmt)
        #expect(
            try await extract.positions(named: "main street").first?.coordinate.distance(to: PlacesExtractTests.coordinate(60.06, 25.06))
                ?? 99 < 1)
        #expect(try await extract.positions(named: "kapyla").first?.name == "Käpylä")
        #expect(!FileManager.default.fileExists(atPath: folder.database.path() + ".importing"))
    }

    @Test func theBinaryFileGivesTheSamePlacesAsTheXML() async throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "OpenStreetMapTests/Fixtures")
        var results: [[Place]] = [], summaries: [[PlaceType: Int]] = []
        for name in ["block.osm", "block.osm.pbf"] {
            let folder = try Folder()
            summaries.append(try PlacesImporter(file: fixtures.appending(path: name), database: folder.database).run().places)
            let center = try PlacesExtractTests.coordinate(60.169, 24.941)
            results.append(
                try await PlacesExtract(folder.database).places(of: Set(PlaceType.allCases), in: SearchArea(center: center, radius: 5000)))
        }
        #expect(results[0] == results[1])
        #expect(summaries[0] == summaries[1])
        #expect(results[0].count > 10)
    }

    @Test func anImportThatWasStoppedAnywhereGoesOnAndEndsAlike() async throws {
        struct Stopped: Error {}
        var features: [String] = []
        for index in 0..<6000 {
            features.append(
                #"{"type":"Feature","id":"node/\#(index)","geometry":{"type":"Point","coordinates":[\#(25 + Double(index) / 1e5),60.0]},"properties":{"amenity":"cafe","name":"C\#(index)","description":"\#(String(repeating: "x", count: 150))"}}"#
            )
        }
        let texts = [
            ("map.geojson", "{\"type\":\"FeatureCollection\",\"features\":[" + features.joined(separator: ",") + "]}"),
            ("map.osm", Self.block),
        ]
        for (name, text) in texts {
            let folder = try Folder()
            let file = try folder.file(name, text)
            let whole = folder.url.appending(path: "whole.sqlite")
            var reports: [ImportProgress] = []
            let expected = try PlacesImporter(file: file, database: whole).run { reports.append($0) }
            #expect(reports.count > 3)
            #expect(reports.map(\.fraction) == reports.map(\.fraction).sorted())
            #expect(reports.last?.fraction == 1)
            // Stop at each report in turn. Each run continues with the state that the run before left.
            var runs = 0
            for stop in 1...reports.count + 1 {
                var count = 0
                let stopped = folder.url.appending(path: "stopped.sqlite")
                do {
                    let summary = try PlacesImporter(file: file, database: stopped).run { _ in
                        count += 1
                        if count == stop { throw Stopped() }
                    }
                    #expect(summary.places == expected.places)
                    #expect(summary.names == expected.names)
                    break
                } catch is Stopped {
                    runs += 1
                    #expect(!FileManager.default.fileExists(atPath: stopped.path()))
                }
            }
            #expect(runs > 0)
            let stopped = try await allPlaces(PlacesExtract(folder.url.appending(path: "stopped.sqlite")))
            #expect(try await allPlaces(PlacesExtract(whole)) == stopped)
        }
    }

    @Test func theRestOfAStoppedImportOfAnotherFileIsNotUsed() async throws {
        struct Stopped: Error {}
        let folder = try Folder()
        let first = try folder.file(
            "map.geojson",
            #"{"features":[{"type":"Feature","id":"node/1","geometry":{"type":"Point","coordinates":[25,60]},"properties":{"amenity":"cafe"}}]}"#
        )
        #expect(throws: Stopped.self) { try PlacesImporter(file: first, database: folder.database).run { _ in throw Stopped() } }
        let second = try folder.file("map.osm", Self.block)
        let summary = try PlacesImporter(file: second, database: folder.database).run()
        #expect(summary.places[.cafe] == 1)
        #expect(try await !allPlaces(PlacesExtract(folder.database)).contains { $0.id == "node/1" && $0.types == [.cafe] })
    }

    @Test func anImportThatFailsLeavesTheOldDatabaseAsItWas() async throws {
        let folder = try Folder()
        try PlacesImporter(file: folder.file("map.osm", Self.block), database: folder.database).run()
        let open = try PlacesExtract(folder.database)
        let before = try await allPlaces(open)
        let broken = try folder.file("broken.osm", String(Self.block.prefix(900)))
        #expect(throws: MapFileError.self) { try PlacesImporter(file: broken, database: folder.database).run() }
        #expect(try await allPlaces(PlacesExtract(folder.database)) == before)
        #expect(!FileManager.default.fileExists(atPath: folder.database.path() + ".importing"))
        // A successful import does not disturb a reader that has the old database open.
        let other = try folder.file("other.geojson", #"{"features":[]}"#)
        try PlacesImporter(file: other, database: folder.database).run()
        #expect(try await allPlaces(open) == before)
        #expect(try await allPlaces(PlacesExtract(folder.database)).isEmpty)
    }

    @Test(
        "a valid file without places gives a database without places, and says so",
        arguments: [
            ("osm", "<osm/>"), ("osm", "<osm version=\"0.6\"><bounds minlat=\"1\" minlon=\"1\" maxlat=\"2\" maxlon=\"2\"/></osm>"),
            ("osm", "<osm><node id=\"1\" lat=\"1\" lon=\"2\"/></osm>"), ("geojson", #"{"type":"FeatureCollection","features":[]}"#),
        ])
    func emptyFiles(suffix: String, text: String) async throws {
        let folder = try Folder()
        let summary = try PlacesImporter(file: folder.file("map." + suffix, text), database: folder.database).run()
        #expect(summary.hasNoPlaces)
        #expect(summary.incompleteAreas == 0)
        let extract = try PlacesExtract(folder.database)
        #expect(try await allPlaces(extract).isEmpty)
        #expect(extract.center == nil && extract.coverage == nil)
    }

    @Test("an imported extract has its streets, named and not, as the one that comes with the app")
    func streetsAreKept() async throws {
        let folder = try Folder()
        let summary = try PlacesImporter(file: folder.file("map.osm", Self.block), database: folder.database).run()
        #expect(summary.streets == 2)
        #expect(!summary.hasNoPlaces)
        let extract = try PlacesExtract(folder.database)
        let box = CoordinateBox(around: try PlacesExtractTests.coordinate(60.06, 25.06), radius: 3000)
        let streets = try await extract.streets(in: box)
        #expect(streets.map(\.name) == [nil, "Main Street"])
        #expect(streets.map(\.rank) == [.footway, .minor])
        // The street has its ends, in the order of the way. A point on the straight line between them is left out.
        #expect(streets[1].points.count == 2)
        #expect(try streets[1].points[0].distance(to: PlacesExtractTests.coordinate(60.05, 25.05)) < 1)
        #expect(try streets[1].points[1].distance(to: PlacesExtractTests.coordinate(60.07, 25.07)) < 1)
        // A street that leads out of the file ends with its last point.
        #expect(streets[0].points.count == 2)
        #expect(try extract.streetsAtOnce(in: CoordinateBox(around: PlacesExtractTests.coordinate(61, 25), radius: 300)).isEmpty)
    }

    @Test("an imported extract has the lakes and parks of the file, and one of GeoJSON its houses as well")
    func groundIsKept() async throws {
        let nodes = [(1, 60.0, 25.0), (2, 60.0, 25.01), (3, 60.01, 25.01), (4, 60.01, 25.0)].map {
            #"<node id="\#($0.0)" lat="\#($0.1)" lon="\#($0.2)"/>"#
        }
        let round = #"<nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/>"#
        let ways = [("natural", "water", "1"), ("leisure", "park", "1"), ("building", "yes", "1"), ("natural", "water", "2")].enumerated()
            .map { #"<way id="\#($0.offset)">\#(round)<nd ref="\#($0.element.2)"/><tag k="\#($0.element.0)" v="\#($0.element.1)"/></way>"# }
        let extract = try await Self.imported("<osm>\(nodes.joined())\(ways.joined())</osm>", "osm")
        let box = CoordinateBox(around: try PlacesExtractTests.coordinate(60, 25), radius: 5000)
        let ground = try await extract.ground([.water, .green, .building], in: box)
        // A line that does not end where it begins is no area, and the file of a country has too many houses.
        #expect(ground.map(\.kind) == [.water, .green])
        #expect(ground.allSatisfy { $0.rings.count == 1 && $0.rings[0].count == 5 && $0.rings[0].first == $0.rings[0].last })
        #expect(try extract.groundAtOnce([.green], in: box).map(\.kind) == [.green])
        let houses = #"""
            {"type":"FeatureCollection","features":[{"type":"Feature","id":"way/7","properties":{"building":"yes"},"geometry":{"type":"Polygon",
            "coordinates":[[[25,60],[25.01,60],[25.01,60.01],[25,60]],[[25.001,60.001],[25.002,60.001],[25.002,60.002],[25.001,60.001]]]}}]}
            """#
        let house = try await Self.imported(houses, "geojson").ground([.building], in: box)
        #expect(house.map(\.rings.count) == [2])
        #expect(try await extract.ground([.water, .green], in: box, mostPoints: 6).map(\.kind) == [.water])
    }

    @Test("streets keep the points that a map shows", arguments: ["block.osm", "block.osm.pbf"])
    func streetsOfARealBlock(name: String) async throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "OpenStreetMapTests/Fixtures")
        let file = try MapFile(fixtures.appending(path: name))
        var points: [Int64: Coordinate] = [:], mapped: [String: [[Coordinate]]] = [:]
        try file.read(MapQuery(kinds: [.node])) { batch in
            for node in batch.elements {
                points[node.id] = node.point.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
            }
        }
        let ranks: Set = ["primary", "secondary", "tertiary", "residential", "unclassified", "living_street", "pedestrian"]
        try file.read(MapQuery(kinds: [.way])) { batch in
            for way in batch.elements where ranks.contains(way.tags["highway"] ?? "") {
                mapped[way.tags["name"] ?? "", default: []].append(way.nodes.compactMap { points[$0] })
            }
        }
        let folder = try Folder()
        let summary = try PlacesImporter(file: fixtures.appending(path: name), database: folder.database).run()
        #expect(summary.streets == mapped.values.joined().count)
        #expect(summary.streets > 10)
        let extract = try PlacesExtract(folder.database)
        let center = try PlacesExtractTests.coordinate(60.169, 24.941)
        let streets = try await extract.streets(in: CoordinateBox(around: center, radius: 5000))
        #expect(streets.count == summary.streets)
        #expect(Set(streets.compactMap(\.name)).count == mapped.keys.count { !$0.isEmpty })
        for street in streets {
            // Each street is one of those in the file: it has the same ends, and no other points than the street in the file.
            let same = try #require(mapped[street.name ?? ""], "\(street.name ?? "no name")")
            let isOne = same.contains { line in
                guard let first = line.first, let last = line.last, let start = street.points.first, let end = street.points.last else {
                    return false
                }
                return first.distance(to: start) < 0.1 && last.distance(to: end) < 0.1
                    && street.points.allSatisfy { point in line.contains { $0.distance(to: point) < 0.1 } }
            }
            #expect(isOne, "\(street.name ?? "no name")")
        }
    }

    @Test("a picture of a whole city leaves out the narrow streets")
    func streetsOfACity() async throws {
        let kinds = ["primary", "secondary", "residential", "residential", "residential", "pedestrian"]
        let features = kinds.enumerated().map { index, kind in
            #"{"type":"Feature","id":"way/\#(index)","geometry":{"type":"LineString","coordinates":[[25,60.00\#(index)],[25.1,60.00\#(index)]]},"properties":{"highway":"\#(kind)"}}"#
        }
        let extract = try await Self.imported(
            "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}", "geojson")
        let box = CoordinateBox(around: try PlacesExtractTests.coordinate(60, 25), radius: 5000)
        #expect(try await extract.streets(in: box).map(\.rank) == [.footway, .minor, .minor, .minor, .major, .main])
        #expect(try await extract.streets(in: box, mostPoints: 11).map(\.rank) == [.minor, .minor, .minor, .major, .main])
        #expect(try await extract.streets(in: box, mostPoints: 9).map(\.rank) == [.major, .main])
        #expect(try await extract.streets(in: box, mostPoints: 3).map(\.rank) == [.main])
        #expect(try await extract.streets(in: box, mostPoints: 1).isEmpty)
    }

    @Test(
        "a packed file is imported like the file in it",
        arguments: [
            (
                "gz",
                "H4sIAAAAAAACA7PJL85VKEstKs7Mz7NVMtAzU7KzyctPSVXITLFVMlRSyEkssVUyM9AzNAeyQUqMTPQsTYCKShLTFbJtlRJzU/MySyqVFMpslZIT01KV9OFSeUA5sHhAYnJ2agpIRh9kNJACWmoHACgWDgl6AAAA"
            ),
            (
                "bz2",
                "QlpoOTFBWSZTWfm/VmkAABabgFAB9adAAC+vnSAgAHUNU9NIbSPTUAGmQGpkajQYnlAAaNoHgcRxSupqBShgTB3hQhiZKr3yNg7qRfV7IuM47EZc9wCPoU0pUSxq6RtCyvyuDEDDxEKvWiBsoQSsRcgtwc34u5IpwoSHzfqzSA=="
            ),
        ])
    func packedFiles(suffix: String, base64: String) async throws {
        let folder = try Folder()
        let file = folder.url.appending(path: "map.osm." + suffix)
        try #require(Data(base64Encoded: base64)).write(to: file)
        var reports: [ImportProgress] = []
        let summary = try PlacesImporter(file: file, database: folder.database).run { reports.append($0) }
        #expect(summary.places[.cafe] == 1)
        #expect(try await allPlaces(PlacesExtract(folder.database)).map(\.name) == ["Packed"])
        #expect(reports.map(\.fraction) == reports.map(\.fraction).sorted())
        #expect(reports.last?.fraction == 1)
    }

    @Test(
        "a file of XML without a map in it is refused, and leaves nothing behind",
        arguments: [
            "<html><body/></html>",
            "<osm>" + String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000) + "</osm>",
        ])
    func xmlWithoutAMap(text: String) throws {
        let folder = try Folder()
        let file = try folder.file("map.osm", text)
        let error = #expect(throws: MapFileError.self) { try PlacesImporter(file: file, database: folder.database).run() }
        #expect(error?.code == "damaged-file")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["map.osm"])
    }

    @Test(
        "an address stands in the order of its country",
        arguments: [
            (
                "350 5th Avenue, New York, NY 10118",
                ["street": "5th Avenue", "housenumber": "350", "city": "New York", "state": "NY", "postcode": "10118"], 40.748, -73.986
            ),
            (
                "12 Main Street, Portland, 97201", ["street": "Main Street", "housenumber": "12", "city": "Portland", "postcode": "97201"],
                45.5, -122.6
            ),
            (
                "10 Downing Street, London, SW1A 2AA",
                ["street": "Downing Street", "housenumber": "10", "city": "London", "postcode": "SW1A 2AA"], 51.5, -0.12
            ),
            (
                "1 Rue de Rivoli, 75004 Paris",
                ["street": "Rue de Rivoli", "housenumber": "1", "city": "Paris", "postcode": "75004", "country": "FR"], 48.85, 2.36
            ),
            (
                "Mannerheimintie 1, 00100 Helsinki",
                ["street": "Mannerheimintie", "housenumber": "1", "city": "Helsinki", "postcode": "00100"], 60.17, 24.94
            ),
            (
                "Via Dante 7, 20121 Milano",
                ["street": "Via Dante", "housenumber": "7", "city": "Milano", "province": "MI", "postcode": "20121"], 45.46, 9.18
            ),
            (
                "Avenida Juárez 5, 06010 México", ["street": "Avenida Juárez", "housenumber": "5", "city": "México", "postcode": "06010"],
                19.43, -99.14
            ),
        ] as [(String, [String: String], Double, Double)])
    func addresses(line: String, parts: [String: String], latitude: Double, longitude: Double) async throws {
        let tags = parts.map { "<tag k=\"addr:\($0.key)\" v=\"\($0.value)\"/>" }.joined()
        let node = "<node id=\"1\" lat=\"\(latitude)\" lon=\"\(longitude)\"><tag k=\"amenity\" v=\"cafe\"/>\(tags)</node>"
        let extract = try await Self.imported("<osm>\(node)</osm>", "osm")
        let center = try PlacesExtractTests.coordinate(latitude, longitude)
        #expect(try await extract.places(of: [.cafe], in: SearchArea(center: center)).first?.address == line)
    }

    @Test func aDatabaseThatIsMissingForeignOrDamagedSaysSo() throws {
        let folder = try Folder()
        let missing = #expect(throws: PlacesError.self) { try PlacesExtract(folder.database) }
        #expect(missing?.code == "unreadable-extract")
        let foreign = try folder.file("foreign.sqlite", String(repeating: "not a database ", count: 500))
        let error = #expect(throws: PlacesError.self) { try PlacesExtract(foreign) }
        #expect(error?.sentence.contains("Import them again") == true)
    }
}
