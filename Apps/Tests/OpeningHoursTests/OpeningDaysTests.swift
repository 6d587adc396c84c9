import Foundation
import OpeningHours
import Testing

/// Tests the week as a table, and the next change, as a screen shows them in words.
struct OpeningDaysTests {
    private func week(_ text: String, from day: String = "Mo", count: Int = 7) throws -> [String] {
        let hours = try #require(OpeningHours(text))
        let date = try OpeningHoursTests.date(day, "12:00")
        let days = hours.days(count, from: date, timeZone: OpeningHoursTests.helsinki, holidays: FinnishHolidays())
        return days.map { day in
            let spans = day.spans.map { "\($0.start / 60)-\($0.end / 60)\($0.status == .unknown ? "?" : "")" }
            return "\(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day.weekday]) \(spans.joined(separator: ","))"
        }
    }

    @Test func aWeekHasTheSpansThatBeginOnEachDay() throws {
        #expect(
            try week("Mo-Fr 08:00-12:00,13:00-17:00; Sa 20:00-04:00; Su off") == [
                "Mo 8-12,13-17", "Tu 8-12,13-17", "We 8-12,13-17", "Th 8-12,13-17", "Fr 8-12,13-17", "Sa 20-28", "Su ",
            ])
        #expect(try week("24/7", count: 2) == ["Mo 0-24", "Tu 0-24"])
        #expect(try week("Mo-Su 10:00-18:00; Mo 12:00-13:00 off; Tu \"call us\"", count: 2) == ["Mo 10-12,13-18", "Tu 0-24?"])
        #expect(try week("Fr 17:00+", from: "Fr", count: 2) == ["Fr 17-27?", "Sa "])
        #expect(try week("Mo-Fr 08:00-12:00 || 10:00-14:00 unknown", count: 1) == ["Mo 8-12,12-14?"])
        #expect(try week("10:00-18:00; PH off", from: "2026-12-24", count: 2) == ["Th 10-18", "Fr "])
    }

    @Test(
        "the next change is told with its day",
        arguments: [
            ("Mo-Fr 08:00-18:00", "Mo", "12:00", "closed 0 Mo 1080"), ("Mo-Fr 08:00-18:00", "Mo", "07:00", "open 0 Mo 480"),
            ("Mo-Fr 08:00-18:00", "Fr", "19:00", "open 3 Mo 480"), ("Fr 22:00-04:00", "Fr", "23:00", "closed 1 Sa 240"),
            ("Fr 22:00-04:00", "Sa", "01:00", "closed 0 Sa 240"), ("Mo-Su 08:00-24:00", "Mo", "12:00", "closed 1 Tu 0"),
            ("Mo 08:00-17:00+", "Mo", "12:00", "unknown 0 Mo 1020"), ("24/7", "Mo", "12:00", "never"), ("off", "Mo", "12:00", "never"),
            ("Mo-Sa 00:00-24:00; Su off", "Mo", "12:00", "closed 6 Su 0"), ("Mo 10:00-11:00", "Mo", "12:00", "open 7 Mo 600"),
        ])
    func changes(text: String, day: String, time: String, expected: String) throws {
        let hours = try #require(OpeningHours(text))
        let change = hours.change(after: try OpeningHoursTests.date(day, time), timeZone: OpeningHoursTests.helsinki)
        let told = change.map { "\($0.status) \($0.daysAhead) \(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][$0.weekday]) \($0.minute)" }
        #expect((told ?? "never") == expected)
    }
}
