import Foundation
import OpenStreetMap
import Testing

struct GeoJSONTests {
    static let collection = """
        {"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"x"}},"bbox":[1,2,3,4],"features":[
        {"type":"Feature","id":"node/12","geometry":{"type":"Point","coordinates":[24.95,60.17]},
         "properties":{"amenity":"cafe","name":"Caf\\u00e9 \\"}] {","seats":12,"list":[{"a":1}]}},
        {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[1,10],[3,10],[3,14],[1,14],[1,10]]]},
         "properties":{"@id":"way/7","amenity":"restaurant"}},
        {"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,10],[3,11]]},"properties":{"highway":"primary"}},
        {"type":"Feature","geometry":null,"properties":{"amenity":"atm"}},
        {"type":"Feature","id":"w9","geometry":{"type":"Point","coordinates":[200,10]},"properties":null}
        ]}
        """

    private func elements(_ text: String, _ query: MapQuery = MapQuery()) throws -> [MapElement] {
        try MapFileTests.withFile(text.utf8) { try MapFileTests.elements(MapFile($0), query) }
    }

    @Test func featuresAreReadWithTheirPlaceAndTags() throws {
        let elements = try elements(Self.collection)
        #expect(elements.map(\.kind) == [.node, .way, .feature])
        #expect(elements.map(\.id) == [12, 7, 3])
        #expect(elements[0].tags == ["amenity": "cafe", "name": "Café \"}] {", "seats": "12"])
        #expect(elements[0].point == MapElement.Point(latitude: 60.17, longitude: 24.95))
    }

    @Test func anAreaStandsAtTheCentreOfItsBoxAndALineKeepsItsPoints() throws {
        let elements = try elements(Self.collection)
        #expect(elements[1].point == MapElement.Point(latitude: 12, longitude: 2))
        #expect(elements[2].line.count == 2)
    }

    @Test func readingGoesOnAfterTheFeaturesReadBefore() throws {
        try MapFileTests.withFile(Self.collection.utf8) { url in
            var rest: [MapElement] = []
            try MapFile(url).read(MapQuery(), from: 1) { rest += $0.elements }
            #expect(rest.map(\.id) == [7, 3])
        }
    }

    @Test(arguments: ["{\"features\":[{\"type\":\"Feature\"}", "{\"features\":[}]", "{\"features\":[{\"a\":tru}]}", "{\"a\":\"b"])
    func textThatIsWrongIsAnError(text: String) {
        #expect(throws: MapFileError.self) { try elements(text) }
    }

    @Test func nestingWithoutEndIsAnError() {
        #expect(throws: MapFileError.self) { try elements("{\"features\":[" + String(repeating: "[", count: 100_000)) }
    }
}
