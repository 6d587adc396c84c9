import Foundation
import OpenStreetMap
import Testing

/// Runs of combining marks in map files; see `CombiningMarkRun` of the kit.
struct MarksTests {
    private static let marks = (0..<10_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }.joined()

    private static let xml = """
        <osm version="0.6"><node id="1" lat="60" lon="24"><tag k="name" v="a\(marks)"/><tag k="b\(marks)" v="c"/></node></osm>
        """
    private static let geoJSON = """
        {"type":"FeatureCollection","features":[{"type":"Feature","id":"node/1","geometry":{"type":"Point","coordinates":[24,60]},
        "properties":{"name":"a\(marks)","b\(String(repeating: #"\u0301\u0323"#, count: 5000))":"c"}}]}
        """

    @Test("The tags of a place have at most 30 marks in a row", arguments: [xml, geoJSON])
    func textFiles(file: String) throws {
        let elements = try MapFileTests.withFile(file.utf8) { try MapFileTests.elements(MapFile($0)) }
        let tags = try #require(elements.first).tags
        #expect(tags.count == 2)
        for text in tags.flatMap({ [$0.key, $0.value] }) { #expect(text.unicodeScalars.count <= 31) }
    }

    @Test("The tags of a binary file have at most 30 marks in a row")
    func binaryFile() throws {
        // A header, and one block with a table of two texts and one node that uses them as a tag.
        let table = Self.field(1, Array("name".utf8)) + Self.field(1, Array("a\(Self.marks)".utf8))
        let node: [UInt8] = [0x08, 2] + Self.field(2, [1]) + Self.field(3, [2]) + [0x40, 2, 0x48, 2]
        let block = Self.field(1, Self.field(1, []) + table) + Self.field(2, Self.field(1, node))
        let bytes = Self.blob("OSMHeader", Self.field(4, Array("OsmSchema-V0.6".utf8))) + Self.blob("OSMData", block)
        let elements = try MapFileTests.withFile(bytes) { try MapFileTests.elements(MapFile($0)) }
        let name = try #require(elements.first?.tags["name"])
        #expect(name.unicodeScalars.count == 31)
    }

    private static func blob(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let blob = field(1, content)
        let header = field(1, Array(kind.utf8)) + [0x18] + varint(blob.count)
        return [0, 0, UInt8(header.count >> 8), UInt8(header.count & 0xFF)] + header + blob
    }

    private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { [number << 3 | 2] + varint(bytes.count) + bytes }

    private static func varint(_ number: Int) -> [UInt8] {
        number < 128 ? [UInt8(number)] : [UInt8(number & 127 | 128)] + varint(number >> 7)
    }
}
