import Foundation
import OpeningHours
import Testing

/// Tests hours that depend on the sun, with a known and an unknown place. The moments are written as in ``OpeningHoursTable``. In Helsinki
/// the sun rises at 8:21 and sets at 15:48 on Monday, 16 November 2026; dawn is at 7:32, dusk at 16:37.
struct SunlitHoursTests {
    private static let helsinki = Sun(latitude: 60.1699, longitude: 24.9384)

    private func expect(_ text: String, _ moments: String, sun: Sun?, zone: TimeZone = OpeningHoursTests.helsinki) throws {
        let hours = try #require(OpeningHours(text), "“\(text)” cannot be read")
        let words = moments.split(separator: " ").map(String.init)
        for index in stride(from: 0, to: words.count, by: 2) {
            let expected: OpenStatus = words[index].first == "+" ? .open : words[index].first == "-" ? .closed : .unknown
            // The moments use the clock of Helsinki.
            let offset = OpeningHoursTests.helsinki.secondsFromGMT() - zone.secondsFromGMT()
            let moment = try OpeningHoursTests.date(String(words[index].dropFirst()), words[index + 1]).addingTimeInterval(Double(offset))
            #expect(hours.status(at: moment, timeZone: zone, sun: sun) == expected, "“\(text)” on \(words[index]) at \(words[index + 1])")
        }
    }

    @Test(
        "the sun of the place decides",
        arguments: [
            ("sunrise-sunset", "-Mo 08:15 +Mo 08:25 +Mo 15:45 -Mo 15:52 -Mo 23:00 +2026-06-21 04:00 +2026-06-21 22:45 -2026-06-21 22:55"),
            ("dawn-dusk", "-Mo 07:28 +Mo 07:36 +Mo 16:33 -Mo 16:41 +2026-06-21 00:30 -2026-06-21 01:30 +2026-06-21 02:10"),
            ("19:00-sunrise", "-Mo 18:59 +Mo 19:00 +Tu 01:00 +Tu 08:20 -Tu 08:28 -Tu 12:00"),
            ("18:00-dawn", "+Mo 18:00 +Tu 01:00 +Tu 07:30 -Tu 07:40"),
            ("sunset-sunrise", "+Mo 01:00 -Mo 12:00 +Mo 16:00 +Tu 08:00 -Tu 08:30"),
            ("open; sunset-sunrise off", "-Mo 01:00 +Mo 12:00 -Mo 16:00"),
            ("sunrise-14:00+", "-Mo 08:00 +Mo 08:30 +Mo 13:59 ?Mo 14:00 ?Mo 23:59 -Tu 00:00"),
            ("08:00-sunset", "-Mo 07:59 +Mo 08:00 +Mo 15:40 -Mo 15:55"),
            ("sunset-02:00", "-Mo 15:40 +Mo 15:55 +Tu 01:59 -Tu 02:00"),
            ("sunset-22:00", "+Mo 21:59 -Mo 22:00 -2026-06-21 21:59 -2026-06-21 23:30"),
            ("sunrise-08:00", "-Mo 07:00 -Mo 12:00 -Tu 03:00 +2026-06-21 04:00 -2026-06-21 08:00"),
            ("(sunrise+01:00)-(sunset-00:30)", "-Mo 09:15 +Mo 09:26 +Mo 15:10 -Mo 15:25"),
            ("Mo-Fr sunrise-sunset; Sa 10:00-12:00", "+Mo 12:00 +Sa 10:00 -Sa 14:00 -Su 12:00"),
            ("10:00-16:00,18:00-sunset", "+Mo 15:59 -Mo 16:30 -Mo 18:30 +2026-06-21 18:30"),
            ("sunset+", "-Mo 15:40 ?Mo 15:55 ?Mo 23:59 -Tu 00:00"),
            ("10:00-sunset+", "+Mo 15:40 ?Mo 15:55 ?Mo 23:59 -Tu 00:00"),
            ("24/7; dusk-dawn off", "+Mo 12:00 -Mo 17:00 -Tu 06:00 +Tu 08:00"),
            ("dusk-sunset", "+Mo 17:00 +Tu 15:40 -Mo 16:10"),
        ])
    func theSunDecides(text: String, moments: String) throws { try expect(text, moments, sun: Self.helsinki) }

    @Test(
        "nobody knows where the place is unknown",
        arguments: [
            ("sunrise-sunset", "?Mo 12:00 ?Mo 03:00"), ("19:00-sunrise", "?Mo 19:00 ?Tu 01:00 -Tu 12:00 -Mo 18:59"),
            ("18:00-dawn", "?Tu 01:00"),
            ("open; sunset-sunrise off", "?Mo 12:00 ?Mo 23:00"), ("sunrise-14:00+", "?Mo 10:00 ?Mo 14:00 ?Mo 20:00"),
            ("Mo-Fr 08:00-12:00, sunrise-sunset", "+Mo 09:00 ?Mo 13:00"), ("sunset-sunrise off", "-Mo 12:00"),
            ("sunset+", "?Mo 16:00 ?Mo 23:00"),
        ])
    func unknownPlaces(text: String, moments: String) throws { try expect(text, moments, sun: nil) }

    @Test(
        "where the sun does not rise or set, day and night last",
        arguments: [
            ("sunrise-sunset", "-2026-12-21 12:00 -2026-12-21 00:30 +2026-06-21 00:30 +2026-06-21 12:00 +2026-06-21 23:59"),
            ("sunset-sunrise", "+2026-12-21 12:00 +2026-12-21 00:30 -2026-06-21 00:30 -2026-06-21 12:00"),
            ("dawn-dusk", "-2026-12-21 09:20 +2026-12-21 12:00 -2026-12-21 14:10 +2026-06-21 01:00"),
            ("open; sunset-sunrise off", "-2026-12-21 12:00 +2026-06-21 00:30"),
            // The time of "sunset" is unknown on a day without one.
            ("08:00-sunset", "?2026-06-21 12:00 ?2026-12-21 12:00 -2026-06-21 07:59"),
        ])
    func polarDaysAndNights(text: String, moments: String) throws {
        try expect(text, moments, sun: Sun(latitude: 69.6492, longitude: 18.9553), zone: try #require(TimeZone(identifier: "Europe/Oslo")))
    }

    @Test func theWeekAndTheNextChangeFollowTheSun() throws {
        let hours = try #require(OpeningHours("sunrise-sunset"))
        let noon = try OpeningHoursTests.date("Mo", "12:00")
        let days = hours.days(2, from: noon, timeZone: OpeningHoursTests.helsinki, sun: Self.helsinki)
        #expect(days.map { $0.spans.map(\.status) } == [[.open], [.open]])
        #expect(days.allSatisfy { (500...506).contains($0.spans[0].start) && (944...950).contains($0.spans[0].end) })
        // The days grow shorter.
        #expect(days[0].spans[0].start < days[1].spans[0].start && days[0].spans[0].end > days[1].spans[0].end)
        let change = try #require(hours.change(after: noon, timeZone: OpeningHoursTests.helsinki, sun: Self.helsinki))
        #expect(change.status == .closed && change.daysAhead == 0 && change.minute == days[0].spans[0].end)
    }
}
