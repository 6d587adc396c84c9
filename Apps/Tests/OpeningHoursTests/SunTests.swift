import Foundation
import OpeningHours
import Testing

/// Tests the times of the sun. The expected times come from PyEphem, which uses another theory of the sun (VSOP87) than the equations here.
/// They agree with the almanacs of the cities: dawn, sunrise, sunset and dusk.
struct SunTests {
    private static let cities: [String: (latitude: Double, longitude: Double, zone: String)] = [
        "Helsinki": (60.1699, 24.9384, "Europe/Helsinki"), "London": (51.5074, -0.1278, "Europe/London"),
        "New York": (40.7128, -74.006, "America/New_York"), "Quito": (-0.1807, -78.4678, "America/Guayaquil"),
        "Sydney": (-33.8688, 151.2093, "Australia/Sydney"), "Tokyo": (35.6762, 139.6503, "Asia/Tokyo"),
        "Kiritimati": (1.872, -157.4278, "Pacific/Kiritimati"), "Kashgar": (39.47, 75.99, "Asia/Shanghai"),
        "Reykjavik": (64.1466, -21.9426, "Atlantic/Reykjavik"), "Delhi": (28.6139, 77.209, "Asia/Kolkata"),
        "Ushuaia": (-54.8019, -68.303, "America/Argentina/Ushuaia"), "Apia": (-13.8333, -171.7667, "Pacific/Apia"),
        "Tromsø": (69.6492, 18.9553, "Europe/Oslo"),
    ]

    private func occurrences(_ place: String, _ date: String) throws -> [Sun.Occurrence] {
        let city = try #require(Self.cities[place])
        let sun = try #require(Sun(latitude: city.latitude, longitude: city.longitude))
        let zone = try #require(TimeZone(identifier: city.zone))
        let day = date.split(separator: "-").compactMap { Int($0) }
        return Sun.Event.allCases.map { sun.occurrence(of: $0, year: day[0], month: day[1], day: day[2], timeZone: zone) }
    }

    @Test(
        "the sun rises and sets within two minutes of the almanac",
        arguments: [
            ("Helsinki", "2026-03-20", "05:41 06:22 18:35 19:16"), ("Helsinki", "2026-06-21", "02:02 03:54 22:50 24:42"),
            ("Helsinki", "2026-09-23", "06:25 07:07 19:17 19:59"), ("Helsinki", "2026-12-21", "08:25 09:24 15:13 16:11"),
            ("Helsinki", "2019-04-21", "04:58 05:47 20:53 21:42"), ("London", "2026-03-20", "05:30 06:03 18:14 18:47"),
            ("London", "2026-06-21", "03:55 04:43 21:22 22:09"), ("London", "2026-12-21", "07:23 08:04 15:53 16:34"),
            ("New York", "2026-03-20", "06:32 06:59 19:08 19:36"), ("New York", "2026-06-21", "04:52 05:25 20:31 21:04"),
            ("New York", "2026-12-21", "06:46 07:17 16:32 17:03"), ("Quito", "2026-03-20", "05:57 06:18 18:24 18:45"),
            ("Quito", "2026-09-23", "05:42 06:03 18:09 18:30"), ("Sydney", "2026-06-21", "06:32 07:00 16:54 17:22"),
            ("Sydney", "2026-12-21", "05:11 05:41 20:05 20:35"), ("Tokyo", "2026-03-20", "05:20 05:46 17:53 18:18"),
            ("Tokyo", "2019-04-21", "04:36 05:02 18:19 18:46"), ("Kiritimati", "2026-06-21", "06:02 06:24 18:38 19:01"),
            ("Kiritimati", "2026-12-21", "06:04 06:27 18:28 18:51"), ("Kashgar", "2026-06-21", "06:57 07:29 22:27 22:59"),
            ("Kashgar", "2026-12-21", "09:42 10:13 19:35 20:06"), ("Reykjavik", "2026-09-23", "06:26 07:14 19:25 20:13"),
            ("Reykjavik", "2026-12-21", "10:03 11:22 15:29 16:49"), ("Reykjavik", "2026-06-21", "above 02:55 24:04 above"),
            ("Delhi", "2026-06-21", "04:57 05:24 19:22 19:49"), ("Ushuaia", "2026-06-21", "09:14 09:59 17:11 17:57"),
            ("Ushuaia", "2026-12-21", "03:54 04:51 22:11 23:09"), ("Apia", "2026-12-21", "05:33 05:56 18:53 19:17"),
            ("Apia", "2019-04-21", "06:12 06:34 18:18 18:39"), ("Tromsø", "2026-11-16", "07:56 09:32 13:25 15:01"),
            ("Tromsø", "2026-12-21", "09:31 below below 13:53"), ("Tromsø", "2026-06-21", "above above above above"),
            ("Tromsø", "2027-01-13", "09:03 below below 14:43"),
        ])
    func theAlmanac(place: String, date: String, expected: String) throws {
        for (found, text) in zip(try occurrences(place, date), expected.split(separator: " ")) {
            switch (found, text) {
            case (.staysAbove, "above"), (.staysBelow, "below"): break
            case (.at(let minute), _):
                let parts = text.split(separator: ":").compactMap { Int($0) }
                try #require(parts.count == 2, "\(text) in \(place) on \(date), and not \(minute)")
                #expect(abs(minute - parts[0] * 60 - parts[1]) <= 2, "\(minute / 60):\(minute % 60) for \(text) in \(place) on \(date)")
            default: Issue.record("\(found) for \(text) in \(place) on \(date)")
            }
        }
    }

    @Test func aPoleHasOneDayAndOneNightAYear() throws {
        let north = try #require(Sun(latitude: 90, longitude: 0)), south = try #require(Sun(latitude: -90, longitude: 0))
        for event in Sun.Event.allCases {
            #expect(north.occurrence(of: event, year: 2026, month: 6, day: 21, timeZone: .gmt) == .staysAbove)
            #expect(north.occurrence(of: event, year: 2026, month: 12, day: 21, timeZone: .gmt) == .staysBelow)
            #expect(south.occurrence(of: event, year: 2026, month: 6, day: 21, timeZone: .gmt) == .staysBelow)
            #expect(south.occurrence(of: event, year: 2026, month: 12, day: 21, timeZone: .gmt) == .staysAbove)
        }
    }

    @Test func anInvalidPlaceHasNoSun() {
        for (latitude, longitude) in [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)] {
            #expect(Sun(latitude: latitude, longitude: longitude) == nil)
        }
    }

    @Test func theSunStandsInTheOrderOfTheDayOnEveryDayOfEveryPlace() throws {
        for latitude in stride(from: -66.0, through: 66, by: 6) {
            for (longitude, zone) in [
                (24.9, "Europe/Helsinki"), (-157.4, "Pacific/Kiritimati"), (179.9, "Pacific/Auckland"), (-179.9, "Pacific/Pago_Pago"),
            ] {
                let sun = try #require(Sun(latitude: latitude, longitude: longitude)), zone = try #require(TimeZone(identifier: zone))
                for month in 1...12 {
                    let minutes = Sun.Event.allCases.compactMap { event -> Int? in
                        guard case .at(let minute) = sun.occurrence(of: event, year: 2026, month: month, day: 15, timeZone: zone) else {
                            return nil
                        }
                        return minute
                    }
                    #expect(minutes == minutes.sorted())
                    #expect(minutes.allSatisfy { (-120...1620).contains($0) }, "\(minutes) at \(latitude), \(longitude) in month \(month)")
                }
            }
        }
    }
}
