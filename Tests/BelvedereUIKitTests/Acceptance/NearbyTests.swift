#if canImport(UIKit)
import BelvedereCore
import Foundation
@testable import NearbyOnIOS
import NearbyModel
import NearbyPlaces
import Testing
import UIKit

/// Uses the app Nearby as a person does, with the map data of central Helsinki that it contains.
@MainActor @Suite(.serialized)
struct NearbyTests {
    private func withNearby(language: String = "en-GB", _ use: (Person) async throws -> Void) async throws {
        let places = try PlacesExtract.shipped()
        // A Thursday at noon in Helsinki.
        let noon = Foundation.Date(timeIntervalSince1970: 1_767_866_400)
        try await withPerson(SessionEnvironment(locale: language, timeZone: "Europe/Helsinki")) { navigation, context in
            navigation.showNearby(source: places, extract: places, context: context) { noon }
        } use: {
            try await use($0)
        }
    }

    @Test func thePersonStartsInTheMiddleOfTheMapAndFindsAPlace() async throws {
        try await withNearby { person in
            try await person.sees(
                "screen Nearby", "button Refresh (off)", "field Place or coordinates", "button Go there",
                "button Start in central Helsinki", "Where are you?\nType a place or coordinates, or use your location.")
            try await person.tap("Start in central Helsinki")
            try await person.sees(
                "button Refresh", "In central Helsinki, within 0.6 mi", "Hot picks only for you",
                "button Fazer Food Market, 80 yd · Open until 21:00", "page 1 of 4", "Want to be more specific", "button ATM", "button Cafe"
            )
            try person.turn(toPage: 2)
            try await person.sees("button Skohan, 140 yd", "page 3 of 4")
            try await person.tap("Skohan, 140 yd")
            try await person.sees("screen Skohan", "Distance:", "140 yd", "Address:", "Keskuskatu 8, 00100 Helsinki")
            person.swipeBack()
            try await person.sees("screen Nearby", "page 3 of 4")
        }
    }

    @Test func aCategoryOpensItsListWithSearchOrderAndFilter() async throws {
        try await withNearby { person in
            try await person.tap("Start in central Helsinki")
            try await person.sees("button Cafe")
            try await person.tap("Cafe")
            try await person.sees("screen Cafes nearby", "search Search places", "button Distance", "switch Open now = off")
            let all = person.screen.filter { $0.hasPrefix("row ") }
            #expect(all.count > 5)
            try person.choose(entry: "Name")
            try await person.sees("button Name")
            let byName = person.screen.filter { $0.hasPrefix("row ") }
            #expect(byName != all)
            try person.type("fazer", into: "Search places")
            try await person.sees("search Search places = fazer")
            let found = person.screen.filter { $0.hasPrefix("row ") }
            #expect(!found.isEmpty && found.allSatisfy { $0.localizedCaseInsensitiveContains("fazer") })
            try person.type("zzz", into: "Search places")
            try await person.sees("message No matches", "button Show all")
            try await person.tap("Show all")
            try await person.sees("search Search places", "button Name")
            person.goBack()
            try await person.sees("screen Nearby")
        }
    }

    @Test func aTypedPlaceIsFoundAndAnUnknownOneIsReported() async throws {
        try await withNearby { person in
            try person.type("Nowhere Street", into: "Place or coordinates")
            try await person.tap("Go there")
            try await person.sees("No place called “Nowhere Street” is known here. Type coordinates, or another name.")
        }
        try await withNearby { person in
            try person.type("60.17, 24.94", into: "Place or coordinates")
            try person.submit("Place or coordinates")
            try await person.sees("Hot picks only for you")
        }
    }

    @Test(arguments: languages)
    func theAppSpeaksTheLanguageOfThePerson(_ language: String) async throws {
        var texts: [String] = []
        try await withPerson(SessionEnvironment(locale: language)) { _, _ in
            texts = [NearbyTexts.title, NearbyTexts.place, NearbyTexts.go, NearbyTexts.noPosition]
        } use: { _ in
        }
        try await withNearby(language: language) { person in
            try await person.sees("screen \(texts[0])", "field \(texts[1])", "button \(texts[2])")
            #expect(person.screen.contains { $0.hasPrefix(texts[3]) })
        }
        #expect((texts[0] == "Nearby") == (language == "en"))
    }
}
#endif
