import Foundation
import LongRuns
import OpenStreetMap
import ServiceTesting
import Testing

struct MapFileTests {
    static func fixture(_ name: String) throws -> URL {
        try #require(Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil))
    }

    static func elements(_ file: MapFile, _ query: MapQuery = MapQuery()) throws -> [MapElement] {
        var elements: [MapElement] = []
        try file.read(query) { elements += $0.elements }
        return elements
    }

    /// Writes bytes to a temporary file that exists while `body` runs.
    static func withFile<Result>(_ bytes: some Sequence<UInt8>, _ body: (URL) throws -> Result) throws -> Result {
        let url = URL.temporaryDirectory.appending(path: "map-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url)
    }

    @Test(arguments: ["block.osm.pbf", "block-plain-nodes.osm.pbf", "block-uncompressed.osm.pbf"])
    func theBinaryFileHoldsTheSameElementsAsTheXMLOfTheSameData(name: String) throws {
        let xml = try MapFile(Self.fixture("block.osm"))
        let pbf = try MapFile(Self.fixture(name))
        #expect(xml.format == .xml)
        #expect(pbf.format == .pbf)
        let expected = try Self.elements(xml)
        #expect(expected.filter { $0.kind == .node }.count > 500)
        #expect(expected.filter { $0.kind == .way }.count > 50)
        #expect(expected.contains { $0.kind == .relation && !$0.members.isEmpty })
        #expect(try Self.elements(pbf) == expected)
    }

    @Test(arguments: ["block.osm.pbf", "block.osm", "block-plain-nodes.osm.pbf"])
    func aQueryGivesWhatSiftingEverythingGives(name: String) throws {
        let file = try MapFile(Self.fixture(name))
        let all = try Self.elements(file)
        let numbers = all.filter { $0.kind == .node }.prefix(7).map(\.id).sorted()
        for kind in [MapElement.Kind.node, .way, .relation] {
            let query = MapQuery(kinds: [kind], keys: ["amenity", "highway"], identifiers: numbers)
            let expected = all.filter {
                $0.kind == kind && ($0.tags["amenity"] != nil || $0.tags["highway"] != nil || numbers.contains($0.id))
            }
            #expect(try Self.elements(file, query) == expected)
            #expect(!expected.isEmpty || kind == .relation)
        }
    }

    @Test(arguments: ["block.osm.pbf", "block.osm"])
    func readingGoesOnWhereItStopped(name: String) throws {
        let file = try MapFile(Self.fixture(name))
        let all = try Self.elements(file)
        struct Enough: Error {}
        var first: [MapElement] = [], next = 0, batches = 0
        #expect(throws: Enough.self) {
            try file.read(MapQuery()) { batch in
                first += batch.elements
                next = batch.next
                batches += 1
                if batches == 2 { throw Enough() }
            }
        }
        var rest: [MapElement] = []
        try file.read(MapQuery(), from: next) { rest += $0.elements }
        #expect(first + rest == all)
        #expect(!first.isEmpty)
    }

    @Test func progressEndsAtTheSizeOfTheFile() throws {
        for name in ["block.osm.pbf", "block.osm"] {
            let file = try MapFile(Self.fixture(name))
            var read: [Int] = []
            try file.read(MapQuery()) { read.append($0.bytesRead) }
            #expect(read == read.sorted())
            #expect(read.last == file.size)
        }
    }

    @Test func aCompressionThatIsNotReadIsNamed() throws {
        let file = try MapFile(Self.fixture("block-lz4.osm.pbf"))
        let error = #expect(throws: MapFileError.self) { try Self.elements(file) }
        #expect(error?.code == "unsupported-feature")
        #expect(error?.sentence.contains("LZ4") == true)
    }

    @Test func aFileThatIsMissingOrSomethingElseIsRefusedWithTheFormatsThatAreRead() throws {
        let missing = #expect(throws: MapFileError.self) { try MapFile(URL(filePath: "/nowhere/at/all.osm")) }
        #expect(missing?.code == "unreadable-file")
        try Self.withFile(Array("PK\u{3}\u{4} a zip".utf8)) { url in
            let error = #expect(throws: MapFileError.self) { try MapFile(url) }
            #expect(error?.code == "unknown-format")
            #expect(error?.sentence.contains(".osm.pbf") == true)
        }
    }

    @Test(arguments: [
        "<osm><node id=\"1\" lat=\"91\" lon=\"0\"/></osm>", "<osm><node id=\"1\" lat=\"nan\" lon=\"0\"/></osm>",
        "<osm><node id=\"x\" lat=\"1\" lon=\"0\"/></osm>", "<osm><node id=\"1\" lat=\"1\" lon=\"0\">", "<osm></gpx>",
        "<html><body/></html>", "<osm>&undefined;</osm>",
    ])
    func xmlThatIsWrongIsAnError(text: String) throws {
        try Self.withFile(text.utf8) { url in
            let error = #expect(throws: MapFileError.self) { try Self.elements(MapFile(url)) }
            #expect(error?.code == "damaged-file")
        }
    }

    /// Foundation's parser stops at ten megabytes.
    @Test func xmlBeyondTenMegabytesIsReadToItsEnd() throws {
        var text = "<?xml version='1.0'?><osm version=\"0.6\">"
        let tag = "<tag k=\"note\" v=\"\(String(repeating: "&lt;", count: 250))\"/>"
        for number in 1...12_000 { text += "<node id=\"\(number)\" lat=\"1.5\" lon=\"2.5\">\(tag)</node>\n" }
        text += "</osm>"
        try Self.withFile(text.utf8) { url in
            let file = try MapFile(url)
            #expect(file.size > 12_000_000)
            let elements = try Self.elements(file)
            #expect(elements.count == 12_000)
            #expect(elements.last?.tags["note"] == String(repeating: "<", count: 250))
        }
    }

    /// Damage of every kind gives an error or elements, never a crash.
    @Test(arguments: ["block.osm.pbf", "block-plain-nodes.osm.pbf", "block-uncompressed.osm.pbf", "block.osm", "features.geojson"])
    func damagedFilesGiveAnErrorOrElements(name: String) throws {
        var random = SeededRandom()
        let rounds = LongRun.isWanted ? 3_000 : 40
        let good = name.hasSuffix("geojson") ? Array(GeoJSONTests.collection.utf8) : [UInt8](try Data(contentsOf: Self.fixture(name)))
        var errors = 0
        for round in 0..<rounds {
            var bytes = good
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do {
                _ = try Self.withFile(bytes) { try Self.elements(MapFile($0)) }
            } catch {
                errors += 1
                #expect(error is MapFileError, "seed \(random.seed), round \(round): \(error)")
            }
        }
        #expect(errors > 0, "seed \(random.seed)")
    }
}
