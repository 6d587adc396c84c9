import BelvedereBinding
import Belvedere
import BelvedereTesting
import Foundation
import LongRuns
import Nearby
import NearbyModel
import NearbyPlaces
import Testing

/// Tests the content and the movement of the map, and the layout with the list beside it.
@Suite(.timeLimit(minutes: 5))
struct PlacesMapTests {
    private static let noon = Date(timeIntervalSince1970: 1_789_560_000)

    private func list(_ source: ScriptedPlacesSource) async throws -> (PlaceListViewModel, Router<NearbyRoute>, HomeViewModel) {
        let around = PlacesAround(source: source, timeZone: .gmt, now: { Self.noon })
        let router = Router(root: NearbyRoute.home())
        let home = HomeViewModel(
            around: around, extract: nil, router: router, environment: SessionEnvironment(locale: "en-IE"),
            device: try #require(SessionContext.current).device)
        around.move(to: Position(coordinate: Town.middle, source: .typed))
        await around.untilAnswered()
        router.push(.list(.atm))
        return (home.list(of: .atm), router, home)
    }

    @Test func theMapBeginsWithAllPlacesAndThePersonInSight() async throws {
        try await withSession {
            let (list, _, home) = try await list(ScriptedPlacesSource(Town.places))
            defer { withExtendedLifetime(home) {} }
            let map = list.map
            #expect(Set(map.markers.value.map(\.name)) == ["Atm1", "Atm2", "Atm3", "Atm4"])
            #expect(map.you.value == MapPoint(x: 0, y: 0))
            let box = try #require(map.section.value?.box)
            #expect(map.markers.value.allSatisfy { box.y.contains($0.point.y) && box.x.contains($0.point.x) })
            // North is at the top, so the farthest place is the highest.
            #expect(map.markers.value.min { $0.point.y < $1.point.y }?.name == "Atm4")
        }
    }

    @Test("the map of an imported extract has its streets with their names")
    func theMapOfAnImportedExtractHasStreets() async throws {
        let folder = URL.temporaryDirectory.appending(path: "map-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let nodes = [(1, 12.9405, 77.6305), (2, 12.9405, 77.6285), (3, 12.9395, 77.6315), (4, 12.9415, 77.6315), (5, 12.9400, 77.6300)]
            .map { number, latitude, longitude in
                let tags = number == 5 ? #"<tag k="amenity" v="cafe"/><tag k="name" v="Corner"/>"# : ""
                return #"<node id="\#(number)" lat="\#(latitude)" lon="\#(longitude)">\#(tags)</node>"#
            }
        let ways = """
            <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/><tag k="name" v="Long Lane"/></way>
            <way id="2"><nd ref="3"/><nd ref="4"/><tag k="highway" v="primary"/><tag k="name" v="Broad Road"/></way>
            """
        let file = folder.appending(path: "town.osm"), database = folder.appending(path: "places.sqlite")
        try Data("<osm>\(nodes.joined())\(ways)</osm>".utf8).write(to: file)
        try PlacesImporter(file: file, database: database).run()
        let extract = try PlacesExtract(database)
        try await withSession {
            let around = PlacesAround(source: extract, timeZone: .gmt, now: { Self.noon })
            let router = Router(root: NearbyRoute.home())
            let home = HomeViewModel(
                around: around, extract: extract, router: router, environment: SessionEnvironment(locale: "en-IE"),
                device: try #require(SessionContext.current).device)
            defer { withExtendedLifetime(home) {} }
            around.move(to: Position(coordinate: try #require(Coordinate(latitude: 12.94, longitude: 77.63)), source: .typed))
            await around.untilAnswered()
            router.push(.list(.cafe))
            let map = home.list(of: .cafe).map
            await map.load()
            #expect(map.markers.value.map(\.name) == ["Corner"])
            #expect(Set(map.labels.value.streets.map(\.text)) == ["Long Lane", "Broad Road"])
            // The broad street is drawn last, above the other.
            #expect(map.streets.value.ranks.map(\.lines.count) == [1, 1])
            let widths = map.streets.value.ranks.map { MapStreets.width($0.rank, scale: map.scale.value) }
            #expect(widths[0] < widths[1])
        }
    }

    @Test func aPersonMovesTheMapAndAfterwardsItStaysThere() async throws {
        try await withSession {
            let (list, _, home) = try await list(ScriptedPlacesSource(Town.places))
            defer { withExtendedLifetime(home) {} }
            let map = list.map, first = try #require(map.section.value)
            // The host tells the size of the pane, which is no movement: the map still follows its places.
            map.look(at: MapSection(center: first.center, width: first.width * 1.5, height: first.height, scale: 2))
            list.searchText.value = "atm1"
            #expect(map.section.value?.scale != 2)
            list.searchText.value = ""
            let moved = MapSection(center: MapPoint(x: 700, y: -300), width: 400, height: 300, scale: 2)
            map.look(at: moved)
            list.searchText.value = "atm1"
            #expect(map.section.value == moved)
        }
    }

    @Test func theButtonsZoomAroundTheMiddleUntilTheLastScale() async throws {
        try await withSession {
            let (list, _, home) = try await list(ScriptedPlacesSource(Town.places))
            defer { withExtendedLifetime(home) {} }
            let map = list.map, first = try #require(map.section.value)
            map.zoomIn()
            let near = try #require(map.section.value)
            #expect(near.center == first.center && abs(near.width * 2 - first.width) < 0.001 && near.scale == first.scale * 2)
            for _ in 0..<20 { map.zoomOut() }
            #expect(!map.canZoomOut.value && map.canZoomIn.value)
            for _ in 0..<20 { map.zoomIn() }
            #expect(!map.canZoomIn.value && map.canZoomOut.value)
        }
    }

    @Test func placesThatWouldCoverEachOtherBecomeOneNumberWhichAPressTakesApart() async throws {
        try await withSession {
            let (list, router, home) = try await list(ScriptedPlacesSource(Town.places))
            defer { withExtendedLifetime(home) {} }
            let map = list.map
            for _ in 0..<4 { map.zoomOut() }
            let cluster = try #require(map.markers.value.first)
            #expect(map.markers.value.count == 1 && cluster.count == 4 && cluster.name == "4 places")
            map.select(cluster.id)
            #expect(map.markers.value.count > 1)
            #expect(router.stack.top == .list(.atm), "a cluster opens nothing")
        }
    }

    @Test func thePlacesOnTheMapAreThoseOfTheListAndLeadToThem() async throws {
        try await withSession {
            let (list, router, home) = try await list(ScriptedPlacesSource(Town.places))
            defer { withExtendedLifetime(home) {} }
            list.searchText.value = "atm2"
            #expect(list.map.markers.value.map(\.name) == ["Atm2"])
            list.map.select("atm2")
            #expect(router.stack.top == .place("atm2"))
            #expect(list.chosen.value == "atm2")
        }
    }

    @Test func inAWideWindowTheMapStandsBesideTheListAndGivesWayToAPlace() async throws {
        let source = ScriptedPlacesSource(Town.places)
        let setting = Setting(viewport: Viewport(width: .wide), isExhaustive: false)
        await withApp(.nearby(source: source, now: { Self.noon }), at: "/@60,25/atm", setting) { app in
            await app.wait(for: .path, "Atm2")
            app.expect(.drawing, "Map")
            app.expect(.link, "© OpenStreetMap contributors")
            app.tap(.button, "Zoom in")
            app.tap(.path, "Atm2")
            app.expect(.screen, "Atm2")
            app.expect(.drawing, "Map around Atm2")
            app.tap(.row, at: 0)
            app.expect(.screen, "Atm1")
        }
    }

    @Test func aHotPickIsOpenRatherThanNear() async throws {
        try await withSession {
            let source = ScriptedPlacesSource([
                Town.place("near", .cafe, north: 50, opening: .hours("off")),
                Town.place("open", .cafe, north: 500, opening: .hours("24/7")),
                Town.place("unknown", .cafe, north: 100),
            ])
            let (_, _, home) = try await list(source)
            guard case .pagination(let pager) = home.rows[0] else {
                Issue.record("There is no pager")
                return
            }
            #expect(pager.pages.elements.map(\.label) == ["Open"])
            #expect(pager.pages.elements.map(\.detail) == ["500 m · Open"])
        }
    }

    @Test func aPlaceThatIsTemporarilyClosedIsNoPickButStaysInItsList() async throws {
        try await withSession {
            let source = ScriptedPlacesSource([
                Town.place("shut", .restaurant, north: 50, rating: 5, opening: .closedForNow),
                Town.place("good", .restaurant, north: 500, rating: 4),
            ])
            let (_, _, home) = try await list(source)
            guard case .pagination(let pager) = home.rows[0] else {
                Issue.record("There is no pager")
                return
            }
            #expect(pager.pages.elements.map(\.label) == ["Good"])
            #expect(home.list(of: .restaurant).rows.elements.map(\.name) == ["Shut", "Good"])
        }
    }
}
