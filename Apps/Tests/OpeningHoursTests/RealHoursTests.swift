import Foundation
import LongRuns
import OpeningHours
import ServiceTesting
import Testing

/// Compares hours from OpenStreetMap with the result of a second, simple reader. Both must agree on every minute. The status, the next
/// change and the table of the week must agree too.
struct RealHoursTests {
    private static let zone = OpeningHoursTests.helsinki
    private static let sun = Sun(latitude: 60.1699, longitude: 24.9384)
    private static let days = 8

    /// Each usual combination of days, hours and additions.
    private static let combinations: [String] = {
        let weeks = ["Mo-Fr", "Mo-Sa", "Mo-Su", "Tu-Su", "We-Sa", "Fr,Sa", "Sa-Tu", "Mo,We,Fr", "Su-Th", "Mo-Th,Su", "Mo-Su,PH", ""]
        let times = [
            "09:00-17:00", "08:00-12:00,13:00-18:00", "11:00-00:00", "18:00-02:00", "22:00-05:30", "00:00-24:00", "17:00-28:00",
            "10:00-22:00+",
            "05:30-10:15,16:45-01:20",
        ]
        let more = [
            "", "; PH off", "; Sa 10:00-16:00; Su off", "; 12:30-13:15 off", "; 23:00-06:00 off", ", Fr 20:00-03:00",
            " || Mo-Sa 06:00-23:00 unknown",
            "; Dec off", "; Nov Tu off; Oct-Feb Sa,Su 12:00-16:00",
        ]
        var texts: [String] = []
        for (first, days) in weeks.enumerated() {
            for (second, hours) in times.enumerated() {
                // Every third of all combinations, so that each kind meets each other kind.
                for (third, end) in more.enumerated() where (first + second + third) % 3 == 0 {
                    texts.append((days.isEmpty ? "" : days + " ") + hours + end)
                }
            }
        }
        return texts
    }()

    private static let tables = (OpeningHoursTable.rows + SpecificationTable.rows + ReportedHoursTable.rows).map(\.expression)

    /// The hours in the extract of the app.
    private static func shipped() throws -> [String] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: sources.appending(path: "Sources/NearbyPlaces/Resources/central-helsinki.geojson"))
        let text = String(decoding: data, as: UTF8.self)
        return text.matches(of: /"opening_hours":"((?:[^"\\]|\\.)*)"/).map { String($0.1).replacing("\\\"", with: "\"") }
    }

    /// The status of each minute, as the table of the week shows it.
    private static func minutes(of days: [OpeningDay]) -> [OpenStatus] {
        var minutes = Array(repeating: OpenStatus.closed, count: days.count * 1440)
        for (index, day) in days.enumerated() {
            for span in day.spans {
                for minute in span.start..<span.end where index * 1440 + minute < minutes.count {
                    // No minute is in two spans.
                    #expect(minutes[index * 1440 + minute] == .closed)
                    minutes[index * 1440 + minute] = span.status
                }
            }
        }
        return Array(minutes[1440...])
    }

    /// The second week has holidays. It checks fewer texts.
    @Test("all ways to ask say the same of every minute", arguments: [("2026-11-16", 1), ("2026-12-21", 4)])
    func allWaysToAskAgree(monday: String, step: Int) throws {
        let midnight = try OpeningHoursTests.date(monday, "00:00")
        var read = 0, compared = 0
        let texts = Set(Self.tables + RealHoursTable.texts + Self.combinations + (try Self.shipped())).sorted()
        for text in stride(from: 0, to: texts.count, by: LongRun.isWanted ? 1 : step).map({ texts[$0] }) {
            guard let hours = OpeningHours(text) else { continue }
            read += 1
            let table = hours.days(
                Self.days + 1, from: midnight.addingTimeInterval(-3600), timeZone: Self.zone, holidays: FinnishHolidays(), sun: Self.sun)
            let shown = Self.minutes(of: table)
            if let naive = NaiveHours(text) {
                compared += 1
                let expected = naive.minutes(of: Self.days, from: midnight, Self.zone, FinnishHolidays())
                // If it is unclear to which day a night belongs, the answer may be unknown.
                let differing = shown.indices.first { shown[$0] != expected[$0] && !(shown[$0] == .unknown && expected[$0] == .open) }
                if let minute = differing {
                    Issue.record(
                        """
                        “\(text)” is \(shown[minute]) and not \(expected[minute]) on day \(minute / 1440) at \
                        \(minute % 1440 / 60):\(minute % 60)
                        """
                    )
                }
            }
            for minute in stride(from: 0, to: shown.count, by: LongRun.isWanted ? 7 : 311) {
                let status = hours.status(
                    at: midnight.addingTimeInterval(Double(minute) * 60), timeZone: Self.zone, holidays: FinnishHolidays(), sun: Self.sun)
                if status != shown[minute] {
                    Issue.record(
                        "“\(text)” is \(status) and not \(shown[minute]) on day \(minute / 1440) at \(minute % 1440 / 60):\(minute % 60)")
                    break
                }
            }
            for start in stride(from: 95, to: 1440, by: 400) {
                let change = hours.change(
                    after: midnight.addingTimeInterval(Double(start) * 60), timeZone: Self.zone, holidays: FinnishHolidays(), sun: Self.sun)
                let next = shown[start...].firstIndex { $0 != shown[start] }
                #expect(change.map { $0.daysAhead * 1440 + $0.minute } == next, "the change of “\(text)” after minute \(start)")
                if let change, let next { #expect(change.status == shown[next], "“\(text)”") }
            }
        }
        #expect(texts.count > 800)
        #expect(read > 700 / step)
        #expect(compared > 500 / step)
    }

    /// Random sequences of rules, which are improbable but possible.
    @Test func rulesInAnyOrderSayTheSameToBothReaders() throws {
        var dice = SeededRandom()
        func one(_ choices: [String]) -> String { choices[Int.random(in: 0..<choices.count, using: &dice)] }
        let midnight = try OpeningHoursTests.date("2026-12-21", "00:00")
        var compared = 0
        for _ in 0..<(LongRun.isWanted ? 3_000 : 120) {
            var text = ""
            for index in 0..<Int.random(in: 1...5, using: &dice) {
                let days = one(["Mo-Fr", "Sa", "Fr,Sa", "Su-We", "Mo-Su", "PH", "Th", "Sa-Mo", "Dec Mo-We", "Nov-Jan Fr-Su"])
                let times = one([
                    "09:00-17:00", "20:00-03:00", "00:00-24:00", "22:00-30:00", "12:00-12:30", "06:00-10:00,18:00-01:30", "19:00-23:00+",
                    "",
                ])
                let status = times.isEmpty ? one(["off", "open", "unknown"]) : one(["", "", "off", "unknown"])
                if index > 0 { text += one(["; ", "; ", ", ", " || "]) }
                text += [days, times, status].filter { !$0.isEmpty }.joined(separator: " ")
            }
            guard let hours = OpeningHours(text), let naive = NaiveHours(text) else { continue }
            compared += 1
            let table = hours.days(
                Self.days + 1, from: midnight.addingTimeInterval(-3600), timeZone: Self.zone, holidays: FinnishHolidays())
            let shown = Self.minutes(of: table)
            let expected = naive.minutes(of: Self.days, from: midnight, Self.zone, FinnishHolidays())
            if let minute = shown.indices.first(where: { shown[$0] != expected[$0] && !(shown[$0] == .unknown && expected[$0] == .open) }) {
                Issue.record(
                    """
                    “\(text)” is \(shown[minute]) and not \(expected[minute]) on day \(minute / 1440) at \
                    \(minute % 1440 / 60):\(minute % 60), seed \(dice.seed)
                    """
                )
                return
            }
        }
        #expect(compared > 50, "seed \(dice.seed)")
    }

    @Test func theReadAndTheUnreadHoursStayTheSame() {
        for text in RealHoursTable.texts { #expect(OpeningHours(text) != nil, "“\(text)”") }
    }
}
