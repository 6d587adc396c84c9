import BelvedereTesting
import Foundation
import LongRuns
import Nearby
import NearbyPlaces
import Testing

/// Each screen starts each piece of its work and leaves. No work may still run then.
@Suite(.timeLimit(minutes: 5))
struct NearbyLeavingTests {
    /// A device that never reports its position.
    ///
    /// Each test has its own device, because all tests that share a clock would move it.
    private static var silent: Setting {
        var device = DeviceScript()
        device.position = .silence
        return Setting(device: device, isExhaustive: false)
    }

    private func application(_ source: any PlacesSource, extract: PlacesExtract? = nil) -> BelvedereApp {
        .nearby(source: source, extract: extract, now: { Date(timeIntervalSince1970: 1_789_560_000) })
    }

    @Test("a screen that asks the device where it is asks it no more", arguments: ["/cafe", "/place/tearoom"])
    func askingTheDevice(path: String) async {
        await withApp(application(ScriptedPlacesSource(Town.places)), Self.silent) { app in
            await app.settle()
            let before = app.runningWork
            app.open(path)
            await app.settle()
            let opened = app.runningWork
            app.tap(.button, "Use my location")
            await app.settle()
            #expect(app.runningWork > opened && app.host.context.device.waiting == 1)
            app.back()
            await app.settle()
            #expect(app.runningWork == before && app.host.context.device.waiting == 0)
        }
    }

    @Test("a screen that looks up a name looks it up no more", arguments: ["/cafe", "/place/tearoom"])
    func lookingUpAName(path: String) async throws {
        let extract = try PlacesExtract.shipped()
        await withApp(application(ScriptedPlacesSource(Town.places), extract: extract), Self.silent) { app in
            await app.settle()
            let before = app.runningWork
            app.open(path)
            app.type("Mannerheimintie", into: "Place or coordinates")
            let opened = app.runningWork
            app.tap(.button, "Go there")
            #expect(app.runningWork > opened)
            app.back()
            let isOver = await app.wait(limit: .zero, patience: .seconds(60)) { _ in app.runningWork == before }
            #expect(isOver)
            app.expect(.emptyState, "Where are you?")
        }
    }

    @Test func aPlaceWaitsForItsMapNoMore() async throws {
        let extract = try PlacesExtract.shipped()
        await withApp(application(ScriptedPlacesSource(Town.places), extract: extract), Self.silent) { app in
            await app.settle()
            let before = app.runningWork
            app.open("/place/tearoom")
            await app.settle()
            #expect(app.runningWork > before, "nobody knows the place before there is a position")
            app.back()
            await app.settle()
            #expect(app.runningWork == before)
        }
    }

    @Test func theRequestOfAListIsForAllScreens() async {
        let source = ScriptedPlacesSource(Town.places)
        source.fail(.cafe, .garbage)
        await withApp(application(source), Self.silent) { app in
            app.type("60, 25", into: "Place or coordinates")
            app.submit("Place or coordinates")
            app.open("/cafe")
            await app.wait(for: .button, "Retry")
            source.fail(.cafe, nil)
            source.hold()
            app.tap(.button, "Retry")
            await app.settle()
            app.back()
            source.release()
            await app.wait(for: .collectionRow, "Top Cafes nearby")
        }
    }

    /// The requests of the screen at the bottom.
    nonisolated enum Request: String, CaseIterable, Sendable {
        case nothing, device, position, refresh, radius, retry
    }

    @Test("the screen Nearby ends with its session, whatever it is at", arguments: Request.allCases)
    func home(_ request: Request) async {
        let source = ScriptedPlacesSource(Town.places)
        if request == .retry { source.fail(.cafe, .garbage) }
        await withApp(application(source), Self.silent) { app in
            if request != .position {
                app.type("60, 25", into: "Place or coordinates")
                app.submit("Place or coordinates")
            }
            await app.settle()
            let before = 1
            let followsTheClock = await app.wait(limit: .zero, patience: .seconds(60)) { _ in app.runningWork == before }
            #expect(followsTheClock)
            source.hold()
            switch request {
            case .nothing: break
            case .device:
                app.tap(.disclosure)
                app.tap(.button, "Use my location")
            case .position:
                app.type("60, 25", into: "Place or coordinates")
                app.tap(.button, "Go there")
            case .refresh: app.tap(.button, "Refresh")
            case .radius:
                app.tap(.disclosure)
                app.select("0.3 mi", in: "Radius")
            case .retry: app.tap(.button, "Retry cafes")
            }
            await app.settle()
            #expect(app.runningWork == before + (request == .nothing ? 0 : request == .device ? 2 : 1))
            await app.close()
            #expect(app.runningWork == 0)
            source.release()
        }
    }
}
