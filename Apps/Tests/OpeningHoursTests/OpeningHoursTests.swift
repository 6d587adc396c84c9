import Foundation
import LongRuns
import OpeningHours
import ServiceTesting
import Testing

struct OpeningHoursTests {
    static let helsinki = TimeZone(identifier: "Europe/Helsinki") ?? .gmt

    static func date(_ day: String, _ time: String) throws -> Date {
        let days = ["Mo": "16", "Tu": "17", "We": "18", "Th": "19", "Fr": "20", "Sa": "21", "Su": "22"]
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = helsinki
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return try #require(formatter.date(from: (days[day].map { "2026-11-" + $0 } ?? day) + " " + time))
    }

    @Test(arguments: OpeningHoursTable.rows + SpecificationTable.rows + ReportedHoursTable.rows)
    func theTableHolds(expression: String, moments: String) throws {
        let hours = try #require(OpeningHours(expression), "“\(expression)” cannot be read")
        let words = moments.split(separator: " ").map(String.init)
        #expect(words.count % 2 == 0)
        for index in stride(from: 0, to: words.count, by: 2) {
            let expected: OpenStatus =
                switch words[index].first {
                case "+": .open
                case "-": .closed
                default: .unknown
                }
            let day = String(words[index].dropFirst())
            let status = hours.status(at: try Self.date(day, words[index + 1]), timeZone: Self.helsinki, holidays: FinnishHolidays())
            #expect(status == expected, "“\(expression)” on \(day) at \(words[index + 1])")
        }
    }

    @Test func theTableIsLongEnough() {
        let expressions = (OpeningHoursTable.rows + SpecificationTable.rows).map(\.expression)
        #expect(expressions.count >= 300)
        // "Feb 29" is in both tables.
        #expect(expressions.count - Set(expressions).count <= 3)
    }

    @Test(arguments: OpeningHoursTable.unreadable + SpecificationTable.unreadable + ReportedHoursTable.unreadable)
    func unreadableHoursAreUnknown(text: String) {
        #expect(OpeningHours(text) == nil)
    }

    @Test func aTextLongerThanAnyValueIsNotRead() {
        #expect(OpeningHours(String(repeating: "Mo 10:00-12:00;", count: 17)) != nil)
        #expect(OpeningHours(String(repeating: "Mo 10:00-12:00;", count: 18)) == nil)
    }

    @Test func theTimeIsThatOfThePlace() throws {
        let hours = try #require(OpeningHours("Mo-Fr 08:00-18:00"))
        let noonInHelsinki = try Self.date("Mo", "12:00")
        #expect(hours.status(at: noonInHelsinki, timeZone: Self.helsinki) == .open)
        #expect(hours.status(at: noonInHelsinki, timeZone: try #require(TimeZone(identifier: "America/Los_Angeles"))) == .closed)
        #expect(hours.status(at: noonInHelsinki, timeZone: try #require(TimeZone(identifier: "Pacific/Kiritimati"))) == .closed)
    }

    @Test func daysOnWhichClocksAreSetFollowTheClockOnTheWall() throws {
        // In the night to 25 October 2026 the hour from three to four occurs twice.
        let hours = try #require(OpeningHours("Su 03:00-04:00"))
        let first = try Self.date("2026-10-25", "02:59").addingTimeInterval(60)
        #expect(hours.status(at: first, timeZone: Self.helsinki) == .open)
        #expect(hours.status(at: first.addingTimeInterval(3600), timeZone: Self.helsinki) == .open)
        #expect(hours.status(at: first.addingTimeInterval(7200), timeZone: Self.helsinki) == .closed)
    }

    @Test func momentsFarAwayAreReckonedToo() throws {
        let hours = try #require(OpeningHours("Mo-Su 00:00-24:00; easter off; Jan 1 off"))
        for seconds in [-1e18, -1e10, 0, 1e11, 1e18] {
            _ = hours.status(at: Date(timeIntervalSince1970: seconds), timeZone: .gmt, holidays: FinnishHolidays())
        }
        #expect(hours.status(at: Date(timeIntervalSince1970: -1), timeZone: .gmt) == .open)
        #expect(hours.status(at: Date(timeIntervalSince1970: 0), timeZone: .gmt) == .closed)
    }

    @Test func theDaysReckonedAreThoseOfTheCalendar() throws {
        // Sixty years, day by day: only Sundays are open, and only in the week of the calendar.
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        let sunday = try #require(OpeningHours("Su"))
        let oddWeek = try #require(OpeningHours("week 1-53/2"))
        for day in stride(from: -365 * 20, to: 365 * 40, by: 3) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3600)
            #expect((sunday.status(at: date, timeZone: .gmt) == .open) == (calendar.component(.weekday, from: date) == 1))
            #expect((oddWeek.status(at: date, timeZone: .gmt) == .open) == (calendar.component(.weekOfYear, from: date) % 2 == 1))
        }
    }

    /// Pieces of real expressions in any order are read or not, but never cause a crash.
    @Test func anythingMadeOfTheirPiecesIsReadOrNot() throws {
        let pieces = OpeningHoursTable.rows.flatMap { $0.expression.split(separator: " ").map(String.init) } + OpeningHoursTable.unreadable
        var dice = SeededRandom()
        let rounds = LongRun.isWanted ? 500_000 : 5_000
        var read = 0
        func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
        for _ in 0..<rounds {
            let text = (0..<(1 + random(7))).map { _ in pieces[random(pieces.count)] }.joined(separator: [" ", "", ",", ";"][random(4)])
            guard let hours = OpeningHours(text) else { continue }
            read += 1
            _ = hours.status(
                at: Date(timeIntervalSince1970: Double(random(2_000_000_000))), timeZone: Self.helsinki, holidays: FinnishHolidays())
        }
        #expect(read > rounds / 50, "seed \(dice.seed)")
    }
}
