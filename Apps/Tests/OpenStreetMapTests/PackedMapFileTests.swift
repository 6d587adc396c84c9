import Foundation
import LongRuns
import OpenStreetMap
import ServiceTesting
import Testing

/// Tests files compressed by gzip or bzip2, the usual forms of map data.
struct PackedMapFileTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        name.hasSuffix("geojson") ? Array(GeoJSONTests.collection.utf8) : [UInt8](try Data(contentsOf: MapFileTests.fixture(name)))
    }

    private static func elements(_ bytes: [UInt8]) throws -> [MapElement] {
        try MapFileTests.withFile(bytes) { try MapFileTests.elements(MapFile($0)) }
    }

    @Test(
        "a packed file holds the elements of the file in it", arguments: Packing.allCases,
        ["block.osm", "features.geojson", "block.osm.pbf"])
    func samePlaces(packing: Packing, name: String) throws {
        let plain = try Self.bytes(name)
        let expected = try Self.elements(plain)
        let packed = try packing.packed(plain)
        try MapFileTests.withFile(packed) { url in
            let file = try MapFile(url)
            #expect(file.isPacked)
            #expect(file.size == packed.count)
            var elements: [MapElement] = [], read: [Int] = []
            try file.read(MapQuery()) { batch in
                elements += batch.elements
                read.append(batch.bytesRead)
            }
            #expect(elements == expected)
            #expect(!elements.isEmpty)
            // Progress counts the bytes of the compressed file.
            #expect(read == read.sorted())
            #expect(read.last == packed.count)
        }
    }

    @Test("reading a packed file goes on where it stopped", arguments: Packing.allCases, ["block.osm", "block.osm.pbf"])
    func goingOn(packing: Packing, name: String) throws {
        struct Enough: Error {}
        try MapFileTests.withFile(packing.packed(Self.bytes(name))) { url in
            let file = try MapFile(url)
            let all = try MapFileTests.elements(file)
            var first: [MapElement] = [], next = 0
            #expect(throws: Enough.self) {
                try file.read(MapQuery()) { batch in
                    first += batch.elements
                    next = batch.next
                    if !first.isEmpty { throw Enough() }
                }
            }
            var rest: [MapElement] = []
            try file.read(MapQuery(), from: next) { rest += $0.elements }
            #expect(first + rest == all)
        }
    }

    @Test("several streams one behind the other are one file", arguments: Packing.allCases)
    func severalStreams(packing: Packing) throws {
        let plain = try Self.bytes("block.osm")
        let expected = try Self.elements(plain)
        var packed: [UInt8] = []
        for start in stride(from: 0, to: plain.count, by: 10_000) {
            packed += try packing.packed(Array(plain[start..<min(start + 10_000, plain.count)]))
        }
        #expect(try Self.elements(packed) == expected)
        // Archives pad their last block.
        #expect(try Self.elements(packed + Array(repeating: 0, count: 700)) == expected)
    }

    @Test("a packed file that is cut off or damaged is an error", arguments: Packing.allCases)
    func damage(packing: Packing) throws {
        let packed = try packing.packed(Self.bytes("block.osm"))
        var dice = SeededRandom()
        for round in 0..<(LongRun.isWanted ? 2_000 : 40) {
            var bytes = packed
            if round.isMultiple(of: 2) {
                bytes.removeLast(Int.random(in: 1..<bytes.count - 8, using: &dice))
            } else {
                bytes[Int.random(in: 40..<bytes.count - 10, using: &dice)] ^= UInt8(1 << Int.random(in: 0..<8, using: &dice))
            }
            let error = #expect(throws: MapFileError.self, "seed \(dice.seed), round \(round)") {
                try Self.elements(bytes)
            }
            // The beginning of a damaged block of bzip2 can be any bytes.
            #expect(["damaged-file", "unknown-format"].contains(error?.code), "seed \(dice.seed), round \(round)")
        }
        let error = #expect(throws: MapFileError.self) {
            try Self.elements(packed + Array("something else".utf8))
        }
        #expect(error?.code == "damaged-file")
    }

    @Test("a file that would grow without limit is refused", arguments: Packing.allCases)
    func bombs(packing: Packing) throws {
        let packed = try packing.packed(Array("<osm>".utf8) + Array(repeating: 0x20, count: 48 * 1024 * 1024))
        let whole = packed + packed + packed
        #expect(whole.count < 200_000)
        try MapFileTests.withFile(whole) { url in
            var batches = 0
            let error = #expect(throws: MapFileError.self) { try MapFile(url).read(MapQuery()) { _ in batches += 1 } }
            #expect(error?.code == "damaged-file")
            #expect(error?.sentence.contains("unpacks to more than") == true)
            // The file is refused long before its end, which would be 576 batches away.
            #expect(batches < 200)
        }
    }

    @Test("a packed file that is no map says so", arguments: Packing.allCases)
    func noMap(packing: Packing) throws {
        try MapFileTests.withFile(packing.packed(Array("A letter to a friend.".utf8))) { url in
            let error = #expect(throws: MapFileError.self) { try MapFile(url) }
            #expect(error?.code == "unknown-format")
            #expect(error?.sentence.contains(".gz") == true)
        }
    }

    @Test(
        "a valid file without elements is read, and has none",
        arguments: [
            "<osm/>", "<?xml version='1.0'?><osm version=\"0.6\"><bounds minlat=\"1\" minlon=\"1\" maxlat=\"2\" maxlon=\"2\"/></osm>",
            #"{"type":"FeatureCollection","features":[]}"#,
        ])
    func empty(text: String) throws {
        #expect(try Self.elements(Array(text.utf8)).isEmpty)
        for packing in Packing.allCases {
            #expect(try Self.elements(packing.packed(Array(text.utf8))).isEmpty)
        }
    }
}
