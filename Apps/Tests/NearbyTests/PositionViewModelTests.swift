import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import BelvedereTesting
import Foundation
import LongRuns
import NearbyModel
import NearbyPlaces
import Testing

@Suite(.timeLimit(minutes: 5))
struct PositionViewModelTests {
    private func make(extract: PlacesExtract? = nil, clock: TestClock = TestClock()) throws -> HomeViewModel {
        HomeViewModel(
            around: PlacesAround(source: ScriptedPlacesSource([]), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) }),
            extract: extract, router: Router(root: .home()), environment: SessionEnvironment(locale: "en-IE", clock: clock),
            device: try #require(SessionContext.current).device)
    }

    @Test(arguments: [
        ("12.94, 77.63", "Near 12.94000, 77.63000, as typed"),
        ("geo:60.17,24.94", "Near 60.17000, 24.94000, as typed"),
        ("geo:60.17,24.94;u=30", "Near 60.17000, 24.94000, as typed, accurate to 30 m"),
        ("0, 0", "Near 0.00000, 0.00000, as typed"),
    ])
    func coordinatesThatAreTypedArePositions(text: String, summary: String) throws {
        try withSession {
            let position = try make().position
            position.text.value = text
            position.submit()
            #expect(position.summary.value == summary)
            #expect(position.failure.value == nil)
        }
    }

    @Test(arguments: [
        ("", "Type coordinates, such as 60.17, 24.94, or the name of a place."),
        ("91, 0", "“91, 0” is not on the globe: latitudes go from -90 to 90, longitudes from -180 to 180."),
        ("geo:what", "“geo:what” cannot be read. A geo address looks like geo:60.17,24.94."),
        ("Atlantis", "No place called “Atlantis” is known here. Type coordinates, or another name."),
    ])
    func aTextThatIsNoPositionIsReportedAndTheNextOneWorks(text: String, message: String) async throws {
        let extract = try PlacesExtract.shipped()
        try await withSession {
            let position = try make(extract: extract).position
            position.text.value = text
            position.submit()
            for await failure in position.failure.values where failure != nil { break }
            #expect(position.failure.value == PositionFailure(message: message, wayOn: .type))
            #expect(position.summary.value == "")
            position.text.value = "60, 25"
            position.submit()
            #expect(position.failure.value == nil)
            #expect(position.summary.value == "Near 60.00000, 25.00000, as typed")
        }
    }

    @Test func aNameIsLookedUpInTheExtract() async throws {
        let extract = try PlacesExtract.shipped()
        try await withSession {
            let position = try make(extract: extract).position
            position.text.value = "mannerheimintie"
            position.submit()
            for await summary in position.summary.values where !summary.isEmpty { break }
            #expect(position.summary.value.hasPrefix("Near Mannerheimintie (60."))
        }
    }

    @Test func theMiddleOfTheExtractIsAPlaceToStartFrom() throws {
        let extract = try PlacesExtract.shipped()
        try withSession {
            let position = try make(extract: extract).position
            #expect(position.canStart.value)
            position.startInExtract()
            #expect(position.summary.value.hasPrefix("In central Helsinki (60.1"))
            #expect(!position.canStart.value)
            #expect(try !make().position.canStart.value)
        }
    }

    // MARK: Device

    @Test func theDeviceIsAskedAndItsAccuracyShown() async throws {
        try await withSession {
            let device = try #require(SessionContext.current).device
            device.send = { number, _ in
                device.receive(.position(DevicePosition(latitude: 60, longitude: 25, accuracy: 25)), for: number)
            }
            let position = try make().position
            await position.useDevice()
            #expect(position.summary.value == "Near 60.00000, 25.00000, your location, accurate to 30 m")
            #expect(!position.isAskingDevice.value)
            device.send = nil
        }
    }

    static let failures: [(CapabilityFailure, PositionFailure.WayOn, String)] = [
        (.denied, .type, "We couldn't get your location. Allow it for this page, or type a place or coordinates."),
        (.unavailable, .askDeviceAgain, "We couldn't get your location. Try again, or type a place or coordinates."),
        (.timedOut, .askDeviceAgain, "Finding your location took too long. Try again, or type a place or coordinates."),
    ]

    @Test(arguments: failures)
    func eachRefusalOfTheDeviceHasItsOwnWayOn(failure: CapabilityFailure, wayOn: PositionFailure.WayOn, message: String) async throws {
        try await withSession {
            let device = try #require(SessionContext.current).device
            device.send = { number, _ in device.receive(.failed(failure), for: number) }
            let position = try make().position
            await position.useDevice()
            #expect(position.failure.value == PositionFailure(message: message, wayOn: wayOn))
            #expect(!position.isAskingDevice.value)
            position.text.value = "0, 0"
            position.submit()
            #expect(position.failure.value == nil)
            device.send = nil
        }
    }

    @Test func aDeviceThatAnswersLateDoesNotOverruleWhatWasTypedMeanwhile() async throws {
        try await withSession {
            let device = try #require(SessionContext.current).device
            var asked: [Int] = []
            device.send = { number, _ in asked.append(number) }
            let home = try make()
            let work = home.launch { await home.position.useDevice() }
            #expect(home.position.isAskingDevice.value)
            home.position.text.value = "1, 1"
            home.position.submit()
            device.receive(.position(DevicePosition(latitude: 60, longitude: 25, accuracy: 25)), for: asked[0])
            await work.finished()
            #expect(home.position.summary.value == "Near 1.00000, 1.00000, as typed")
            device.send = nil
        }
    }
}
