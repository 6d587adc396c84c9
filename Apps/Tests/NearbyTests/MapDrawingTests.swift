import Foundation
@testable import NearbyModel
import NearbyPlaces
import Testing

/// Tests the parts of the map that only compute: the projection, the clusters, the texts, the scale bar.
struct MapDrawingTests {
    private let helsinki = Coordinate(latitude: 60.17, longitude: 24.94)!

    // MARK: Projection

    @Test(arguments: [(0.0, 0.0), (60.17, 24.94), (-33.9, 151.2), (70, -179.9)])
    func aPointLeadsBackToItsCoordinate(latitude: Double, longitude: Double) throws {
        let projection = MapProjection(anchor: try #require(Coordinate(latitude: latitude, longitude: longitude)))
        let other = try #require(Coordinate(latitude: latitude + 0.05, longitude: longitude - 0.02))
        let point = projection.point(other), back = try #require(projection.coordinate(point))
        #expect(back.distance(to: other) < 0.01)
        #expect(point.x < 0 && point.y < 0, "west is at the left, and north at the top")
    }

    @Test func aUnitIsAMetreAndTheMapGoesOnBeyondThe180thMeridian() throws {
        let projection = MapProjection(anchor: helsinki)
        let north = try #require(Coordinate(latitude: 60.179, longitude: 24.94))
        #expect(abs(abs(projection.point(north).y) - helsinki.distance(to: north)) < 2)
        let fiji = MapProjection(anchor: try #require(Coordinate(latitude: -17, longitude: 179.999)))
        let east = try #require(Coordinate(latitude: -17, longitude: -179.999))
        #expect(abs(fiji.point(east).x - 213) < 2)
        #expect(fiji.coordinate(fiji.point(east))?.distance(to: east) ?? 9 < 0.01)
        #expect(fiji.coordinate(MapPoint(x: 0, y: -9e7)) == nil)
    }

    // MARK: Clusters

    private func entry(_ id: String, _ x: Double, _ y: Double) -> MapClusters.Entry {
        MapClusters.Entry(id: id, name: id.capitalized, type: .cafe, point: MapPoint(x: x, y: y))
    }

    @Test func nearPlacesAreOneMarkerAndTheChosenOneAlwaysItsOwn() {
        let entries = [entry("a", 0, 0), entry("b", 10, 0), entry("c", 0, 20), entry("far", 400, 0)]
        let markers = MapClusters.markers(entries, scale: 1, chosen: nil) { "\($0) places" }
        #expect(markers.map(\.name) == ["3 places", "Far"])
        #expect(markers[0].count == 3 && markers[0].point == MapPoint(x: 3.3, y: 6.7))
        let chosen = MapClusters.markers(entries, scale: 1, chosen: "b") { "\($0) places" }
        #expect(chosen.map(\.name) == ["2 places", "Far", "B"] && chosen.map(\.isChosen) == [false, false, true])
    }

    @Test func noMarkerCoversAnotherAndNoPlaceIsLost() {
        var random = SystemRandomNumberGenerator()
        let entries = (0..<200).map { entry("\($0)", .random(in: 0...2000, using: &random), .random(in: 0...2000, using: &random)) }
        for scale in [0.05, 0.2, 1.0] {
            let markers = MapClusters.markers(entries, scale: scale, chosen: nil) { "\($0)" }
            #expect(markers.reduce(0) { $0 + $1.count } == 200)
            #expect(Set(markers.map(\.id)).count == markers.count)
        }
        let single = MapClusters.markers([entry("a", 0, 0), entry("b", 0, 0)], scale: 3, chosen: nil) { "\($0)" }
        #expect(single.count == 2, "in the largest scales every place can be pressed")
    }

    // MARK: Texts

    private func street(_ name: String, _ rank: Street.Rank, _ points: [(Double, Double)]) -> Street {
        let projection = MapProjection(anchor: helsinki)
        return Street(name: name, rank: rank, points: points.compactMap { projection.coordinate(MapPoint(x: $0.0, y: $0.1)) })
    }

    private func labels(_ streets: [Street], _ markers: [MapMarker] = [], scale: Double = 1) -> MapLabels {
        let section = MapSection(center: MapPoint(x: 0, y: 0), width: 1000 / scale, height: 1000 / scale, scale: scale)
        return MapLabels(MapStreets(streets, MapProjection(anchor: helsinki)), markers, in: section)
    }

    @Test func aNameFollowsItsStreetAndNeverStandsOnItsHead() throws {
        let uphill = try #require(labels([street("Uphill", .minor, [(100, -100), (-100, 100)])]).streets.first)
        #expect(abs(uphill.degrees + 45) < 0.5 && abs(uphill.middle.x + uphill.middle.y) < 1)
        let down = try #require(labels([street("Down", .minor, [(0, 300), (0, -300)])]).streets.first)
        #expect(abs(abs(down.degrees) - 90) < 0.5)
    }

    @Test func partsOfAStreetAreJoinedBeforeTheyAreNamed() {
        // No part is long enough for its name.
        let parts = stride(from: -150.0, to: 150, by: 30).map { street("Pohjoisesplanadi", .main, [($0, 0), ($0 + 30, 0)]) }
        #expect(labels(parts).streets.map(\.text) == ["Pohjoisesplanadi"])
        #expect(labels(Array(parts.prefix(1))).streets == [])
    }

    @Test func noTextCoversAnotherOrAMarker() {
        let cross = [street("Across", .main, [(-60, 0), (60, 0)]), street("Down", .minor, [(0, -45), (0, 45)])]
        let both = labels(cross).streets
        #expect(both.first?.text == "Across", "the wider street comes first")
        let marker = MapMarker(
            id: "a", name: "Place", point: MapPoint(x: 0, y: 0), type: .cafe, count: 9, isChosen: false,
            box: MapBox(center: MapPoint(x: 0, y: 0), width: 0, height: 0))
        for label in labels([cross[0]], [marker]).streets { #expect(abs(label.middle.x) > 30) }
    }

    @Test func aCrookedStreetHasNoStraightName() {
        let zigzag = (0...40).map { (Double($0) * 8 - 160, $0.isMultiple(of: 2) ? 0.0 : 12.0) }
        #expect(labels([street("Crooked Lane", .minor, zigzag)]).streets == [])
    }

    @Test func onTheMapOfATownOnlyWideStreetsHaveNamesAndAllBecomeWiderWithTheScale() {
        let streets = [street("Main", .main, [(-3000, 0), (3000, 0)]), street("Side", .minor, [(-3000, 800), (3000, 800)])]
        #expect(Set(labels(streets, scale: 0.2).streets.map(\.text)) == ["Main"])
        #expect(Set(labels(streets, scale: 0.5).streets.map(\.text)) == ["Main", "Side"])
        for rank in Street.Rank.allCases {
            let widths = [0.01, 0.1, 0.5, 1, 3].map { MapStreets.width(rank, scale: $0) }
            #expect(widths == widths.sorted() && widths[0] > 0 && widths[4] <= 34)
        }
    }

    // MARK: Scale bar

    @Test(arguments: [
        ("en-IE", 1.0, "100 m", 100.0), ("en-IE", 0.02, "5 km", 100), ("en-US", 1.0, "200 ft", 61), ("de-DE", 6.0, "10 m", 60),
    ])
    func theScaleBarIsARoundDistance(locale: String, scale: Double, text: String, length: Double) throws {
        let texts = NearbyFormatter(locale: locale)
        let bar = try #require(MapScaleBar(pointsPerMetre: scale, metres: texts.roundDistances, text: texts.distance))
        #expect(bar.text == text && bar.length == length)
    }
}
