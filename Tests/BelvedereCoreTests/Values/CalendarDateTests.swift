import BelvedereCore
import Testing

/// Tests of calendar dates, and of their texts.
@Suite struct CalendarDateTests {
    @Test(arguments: ["0001-01-01", "1600-02-29", "1970-01-01", "2000-02-29", "2024-02-29", "2026-11-22", "9999-12-31"])
    func aDayIsItsText(text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(arguments: [
        "", "2026-11-31", "2026-02-29", "1900-02-29", "2026-00-10", "2026-13-01", "2026-1-1", "0000-01-01", "10000-01-01",
        "2026-11-22T00:00",
        " 2026-11-22", "2026-11-22 ", "+026-11-22", "2026/11/22", "２０２６-11-22", "2026-11-1\u{301}", "today",
    ])
    func aTextThatIsNoDayIsRefused(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func daysAreCountedOneByOneThroughFourCenturies() throws {
        var date = try #require(CalendarDate(year: 1899, month: 12, day: 30))
        let first = date
        var count = 0
        while date.year < 2302 {
            let next = try #require(date.adding(days: 1))
            let isNextInMonth = next.day == date.day + 1 && next.month == date.month && next.year == date.year
            let isFirstOfMonth = next.day == 1 && date.day == CalendarDate.days(in: date.month, of: date.year)
            #expect(next > date && (isNextInMonth || isFirstOfMonth), "\(date) is followed by \(next)")
            date = next
            count += 1
        }
        #expect(first.days(until: date) == count && date.adding(days: -count) == first)
    }

    @Test func theCalendarHasAnEnd() {
        #expect(CalendarDate("9999-12-31")?.adding(days: 1) == nil && CalendarDate("0001-01-01")?.adding(days: -1) == nil)
        #expect(CalendarDate("2026-11-22")?.adding(days: .max) == nil && CalendarDate("2026-11-22")?.adding(days: .min) == nil)
    }

    @Test(arguments: ["00:00", "09:30", "23:59", "23:59:59", "12:00:01"])
    func aTimeIsItsText(text: String) {
        #expect(TimeOfDay(text)?.description == text)
    }

    @Test(arguments: ["", "24:00", "09:60", "9:30", "09:30:60", "09:30:15.5", "09.30", "-1:30", "09:30:"])
    func invalidTimesAreRefused(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test(arguments: ["#000000", "#78b4ff", "#ffffff"])
    func aColourIsItsText(text: String) {
        #expect(RGBColor(text)?.description == text)
    }

    @Test(arguments: ["", "#", "#fff", "78b4ff", "#78b4fff", "#+8b4ff", "#78b4fg", "red", "#７8b4f"])
    func invalidColoursAreRefused(text: String) {
        #expect(RGBColor(text) == nil)
    }
}
