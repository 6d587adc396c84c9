import BelvedereTesting
import Foundation
import HTTPService
import LongRuns
import Nearby
import NearbyPlaces
import ServiceTesting
import StandInServers
import Testing

/// Tests the three screens as a person uses them, with the sources over real HTTP.
@Suite(.timeLimit(minutes: 5))
struct NearbyOverHTTPTests {
    enum Kind: String, CaseIterable, CustomTestStringConvertible {
        case overpass, google, googleLegacy
        var testDescription: String { rawValue }

        var isGoogle: Bool { self != .overpass }
        /// The titles of the failures on the home screen when all requests fail.
        var failureTitles: [String] {
            isGoogle
                ? ["Couldn't load ATMs", "Couldn't load restaurants", "Couldn't load cafes", "Couldn't load night clubs"]
                : ["Couldn't load places"]
        }
    }

    private func with(
        _ kind: Kind, http: HTTPService = HTTPService(), _ body: (BelvedereApp, PlacesStandIn, StandInServer) async throws -> Void
    ) async throws {
        let standIn = PlacesStandIn(places: StandInPlace.round(latitude: 60, longitude: 25, count: 5))
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address))
        let source: any PlacesSource =
            switch kind {
            case .overpass: OverpassPlaces(address: address.appending(path: "api/interpreter"), http: http)
            case .google: GooglePlaces(address: address, key: PlacesStandIn.key, http: http)
            case .googleLegacy: GoogleLegacyPlaces(address: address, key: PlacesStandIn.key, http: http, clock: HurryingClock())
            }
        do { try await body(.nearby(source: source), standIn, server) } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    private func start(_ app: Driver) async {
        app.type("60, 25", into: "Place or coordinates")
        app.submit("Place or coordinates")
        await app.wait(for: .collectionRow, "Top Nightclubs nearby")
        await app.wait(forNo: .spinner)
    }

    // MARK: Three screens

    @Test(arguments: Kind.allCases)
    func theThreeScreensWorkAndTheSourceIsNamedBesideItsPlaces(kind: Kind) async throws {
        let attribution = kind.isGoogle ? "Google Maps" : "© OpenStreetMap contributors"
        let link = kind.isGoogle ? "https://www.google.com/maps" : "https://www.openstreetmap.org/copyright"
        try await with(kind) { application, _, _ in
            await withApp(application, Setting(locale: "en-IE", isExhaustive: false)) { app in
                await start(app)
                app.expect(.link, attribution, value: link)
                app.inside(.pager, "Hot picks only for you").expect(
                    .row, kind.isGoogle ? "restaurant 1, 20 m · Open · 4.5 of 5, 12 ratings" : "restaurant 1, 20 m · Open")
                app.inside(.collectionRow, "Want to be more specific").tap(.row, "Cafe")
                app.expect(.screen, "Cafes nearby")
                app.expect(.link, attribution, value: link)
                let row =
                    switch kind {
                    case .overpass: "cafe 1, 20 m, Open"
                    case .google: "cafe 1, 20 m, Open, 4.5 of 5, 12 ratings"
                    case .googleLegacy: "cafe 1, 20 m, Open, 4.5 of 5, 12 ratings, Street 1"
                    }
                app.tap(.row, row)
                app.expect(.screen, "cafe 1")
                app.expect(.link, attribution, value: link)
                // The authors that Google names for its places.
                switch kind {
                case .overpass: break
                case .google: app.expect(.link, "Guide 2001", value: "https://guide.example/2001")
                case .googleLegacy: app.expect(.link, "Listings by The <Guide>", value: "https://guide.example/")
                }
                if kind.isGoogle {
                    // Google's places may not appear on a foreign map.
                    app.expectNo(.drawing)
                    app.expect(.label, "4.5 of 5, 12 ratings")
                } else {
                    app.expect(.drawing, "Map around cafe 1")
                }
                app.back()
                app.back()
                app.expect(.screen, "Nearby")
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func noSourceIsAskedBeforeSomebodySaysWhereTheyAre(kind: Kind) async throws {
        try await with(kind) { application, _, server in
            for path in ["", "/cafe", "/cafe/place/google%2FP1", "/place/node%2F2"] {
                await withApp(application, at: path, Setting(isExhaustive: false)) { app in
                    await app.wait(for: .seconds(3600))
                    #expect(server.requests.isEmpty, "\(path)")
                }
            }
            await withApp(application, Setting(isExhaustive: false)) { app in
                await start(app)
                #expect(server.requests.count == (kind.isGoogle ? 4 : 1))
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func whereNothingIsFoundAWiderRadiusIsOffered(kind: Kind) async throws {
        try await with(kind) { application, _, _ in
            await withApp(application, Setting(locale: "en-IE", isExhaustive: false)) { app in
                app.type("0, 0", into: "Place or coordinates")
                app.submit("Place or coordinates")
                await app.wait(for: .emptyState, "Nothing found within 1 km")
                app.expect(.button, "Search within 2 km")
            }
        }
    }

    // MARK: Failures

    /// The text that a person reads when the source fails in this way.
    static func message(_ failure: PlacesStandIn.Failure, _ kind: Kind) -> String? {
        let retry = " Try again.", settings = " Check the settings of the places service."
        return switch (failure, kind) {
        case (.tooManyRequests, .overpass): "Too many requests. Try again in 15 s."
        case (.tooManyRequests, _): "Too many requests. Try again in 60 s."
        case (.busy, .google), (.runtimeError, .google):
            "The places service is busy. It reports: “The service is currently unavailable”. Try again in 7 s."
        case (.busy, _): "The places service is busy." + retry
        case (.runtimeError, .overpass):
            "The places service is busy. It reports: “runtime error: Query timed out in \"query\" at line 1 after 25 seconds”." + retry
        // The older service succeeds at the second request.
        case (.runtimeError, .googleLegacy): nil
        case (.refused, .overpass): "The places service refused the request. It reports: “HTTP 400”." + settings
        case (.refused, .google):
            "The places service refused the request. It reports: “Places API (New) has not been used in this project”." + settings
        case (.refused, .googleLegacy):
            "The places service refused the request. It reports: “This API project is not authorized to use this API”." + settings
        case (.serverErrorPage, _): "The places service is out of order (HTTP 500)." + retry
        case (.pageWithStatus200, _): "The places service sent a web page instead of places." + retry
        case (.garbage, _): "The places service sent something we can't read." + retry
        case (.empty, _): "The places service sent an empty answer." + retry
        case (.wrongTypes, .overpass): "The places service sent something other than places (elements)." + retry
        case (.wrongTypes, .google): "The places service sent something other than places (places)." + retry
        case (.wrongTypes, .googleLegacy): "The places service sent something other than places (results)." + retry
        case (.cutOff, _), (.hangUp, _): "The connection to 127.0.0.1 was lost before the answer was complete." + retry
        case (.cutOffButComplete, _): "The answer was cut off." + retry
        case (.tooLarge, _): "The answer of 127.0.0.1 is longer than 5000000 bytes and was not read." + retry
        case (.redirectLoop, _): "127.0.0.1 redirects without end." + settings
        case (.silence, _), (.drip, _): "127.0.0.1 did not answer completely within 20 s." + retry
        }
    }

    @Test(arguments: Kind.allCases, PlacesStandIn.Failure.allCases.filter { $0 != .silence && $0 != .drip })
    func eachFailureIsToldKeepsThePlacesAndTheNextRefreshWorks(kind: Kind, failure: PlacesStandIn.Failure) async throws {
        guard let message = Self.message(failure, kind) else { return }
        try await with(kind) { application, standIn, _ in
            await withApp(application, Setting(isExhaustive: false)) { app in
                await start(app)
                standIn.failure = failure
                app.tap(.button, "Refresh")
                await expectFailure(message, kind, app)
                standIn.failure = nil
                app.tap(.button, "Refresh")
                await app.wait(forNo: .emptyState)
                app.expect(.collectionRow, "Top Cafes nearby")
            }
        }
    }

    @Test(arguments: Kind.allCases, [PlacesStandIn.Failure.silence, .drip])
    func aSourceThatDoesNotFinishIsGivenUpAndTheNextRefreshWorks(kind: Kind, failure: PlacesStandIn.Failure) async throws {
        let clock = ManualClock()
        let message = try #require(Self.message(failure, kind))
        try await with(kind, http: HTTPService(clock: clock)) { application, standIn, _ in
            await withApp(application, Setting(isExhaustive: false)) { app in
                await start(app)
                standIn.failure = failure
                app.tap(.button, "Refresh")
                await clock.sleepers(kind.isGoogle ? 4 : 1)
                clock.advance(by: .seconds(20))
                await expectFailure(message, kind, app)
                standIn.failure = nil
                app.tap(.button, "Refresh")
                await app.wait(forNo: .emptyState)
                app.expect(.collectionRow, "Top Cafes nearby")
            }
        }
    }

    @Test(arguments: [Kind.google, .googleLegacy])
    func aTypeThatFailsStandsAloneAndIsAskedForAgainAlone(kind: Kind) async throws {
        try await with(kind) { application, standIn, server in
            standIn.failure = .busy
            standIn.failingType = "cafe"
            await withApp(application, Setting(isExhaustive: false)) { app in
                app.type("60, 25", into: "Place or coordinates")
                app.submit("Place or coordinates")
                await app.wait(for: .emptyState, "Couldn't load cafes")
                await app.wait(forNo: .spinner)
                for title in ["Closest ATMs nearby", "Top Restaurants nearby", "Top Nightclubs nearby"] {
                    app.expect(.collectionRow, title)
                }
                app.expectNo(.collectionRow, "Top Cafes nearby")
                standIn.failure = nil
                let before = server.requests.count
                app.tap(.button, "Retry cafes")
                await app.wait(for: .collectionRow, "Top Cafes nearby")
                app.expectNo(.emptyState)
                #expect(server.requests.count == before + 1)
            }
        }
    }

    @Test func typesOfOneAnswerFailTogetherAndAreRetriedByOneRequest() async throws {
        try await with(.overpass) { application, standIn, server in
            standIn.failure = .busy
            await withApp(application, Setting(isExhaustive: false)) { app in
                app.type("60, 25", into: "Place or coordinates")
                app.submit("Place or coordinates")
                await app.wait(for: .emptyState, "Couldn't load places")
                standIn.failure = nil
                app.tap(.button, "Retry")
                await app.wait(for: .collectionRow, "Top Nightclubs nearby")
                app.expectNo(.emptyState)
                #expect(server.requests.count == 2)
            }
        }
    }

    private func expectFailure(_ message: String, _ kind: Kind, _ app: Driver) async {
        for title in kind.failureTitles { await app.wait(for: .emptyState, title) }
        await app.wait(forNo: .spinner)
        let line = "label \"" + message.replacing("\"", with: "\\\"") + "\""
        let count = app.transcript.lines.filter { $0.text == line }.count
        #expect(count == kind.failureTitles.count, "\(line) is not in\n\(app.transcript)")
        // The rest stays on screen.
        app.expect(.collectionRow, "Top Cafes nearby")
    }
}
