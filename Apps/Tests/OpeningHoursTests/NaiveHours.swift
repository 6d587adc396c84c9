import Foundation
import OpeningHours

/// A second reader of opening hours, as simple as possible. It paints each minute of some days, rule after rule. It knows only months,
/// weekdays, public holidays and times by the clock. It shares no code with the reader under test.
struct NaiveHours {
    private struct Clause {
        var separator: String
        var months: [ClosedRange<Int>] = []
        var days: [ClosedRange<Int>] = []
        var hasHolidays = false
        var times: [(start: Int, end: Int, isOpenEnded: Bool)] = []
        var status = OpenStatus.open
        var isForEveryDay: Bool { days.isEmpty && !hasHolidays }
    }

    private var clauses: [Clause] = []

    /// Nil for a text that this reader does not support.
    init?(_ text: String) {
        for (index, part) in text.replacing("||", with: ";|").split(separator: ";", omittingEmptySubsequences: false).enumerated() {
            let part = part.trimmingCharacters(in: .whitespaces)
            // A semicolon at the end has no meaning.
            if part.isEmpty, index > 0 { continue }
            var rule = "", separator = part.hasPrefix("|") ? "||" : ";"
            let pieces = part.drop { $0 == "|" }.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            for piece in pieces {
                // A comma separates rules if days follow it and a time comes before it.
                let isNext = rule.contains(":") && Self.weekdays.contains { piece.trimmingCharacters(in: .whitespaces).hasPrefix($0) }
                if isNext {
                    guard let clause = Self.clause(rule, separator) else { return nil }
                    clauses.append(clause)
                    (rule, separator) = (piece, ",")
                } else {
                    rule += (rule.isEmpty ? "" : ",") + piece
                }
            }
            guard let clause = Self.clause(rule, separator) else { return nil }
            clauses.append(clause)
        }
    }

    private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func clause(_ text: String, _ separator: String) -> Clause? {
        var clause = Clause(separator: separator)
        if text == "24/7" { return clause }
        for (index, word) in text.split(separator: " ").map(String.init).enumerated() {
            if ["off", "closed"].contains(word) {
                clause.status = .closed
            } else if word == "unknown" {
                clause.status = .unknown
            } else if word == "open" {
                clause.status = .open
            } else if word.first?.isNumber == true {
                guard clause.times.isEmpty else { return nil }
                for span in word.split(separator: ",") {
                    guard let match = span.wholeMatch(of: /([0-9]{2}):([0-9]{2})-([0-9]{2}):([0-9]{2})(\+)?/),
                        let first = Int(match.1), let firstMinute = Int(match.2), let last = Int(match.3), let lastMinute = Int(match.4)
                    else { return nil }
                    let start = first * 60 + firstMinute, end = last * 60 + lastMinute
                    clause.times.append((start, end <= start ? end + 1440 : end, match.5 != nil))
                }
            } else if index == 0, let ranges = ranges(word, months) {
                clause.months = ranges.map { $0.lowerBound + 1...$0.upperBound + 1 }
            } else {
                guard clause.times.isEmpty, clause.isForEveryDay else { return nil }
                let parts = word.split(separator: ",").map(String.init)
                clause.hasHolidays = parts.contains("PH")
                for part in parts where part != "PH" {
                    guard let days = ranges(part, weekdays) else { return nil }
                    clause.days += days
                }
            }
        }
        return clause
    }

    private static func ranges(_ word: String, _ names: [String]) -> [ClosedRange<Int>]? {
        var found: [ClosedRange<Int>] = []
        for part in word.split(separator: ",") {
            let ends = part.split(separator: "-").compactMap { names.firstIndex(of: String($0)) }
            guard let first = ends.first, let last = ends.last, ends.count == part.split(separator: "-").count, ends.count < 3 else {
                return nil
            }
            found += first <= last ? [first...last] : [first...names.count - 1, 0...last]
        }
        return found
    }

    private func isFor(_ clause: Clause, _ day: DateComponents, _ holidays: any HolidayCalendar) -> Bool {
        guard let year = day.year, let month = day.month, let date = day.day, let weekday = day.weekday else { return false }
        guard clause.months.isEmpty || clause.months.contains(where: { $0.contains(month) }) else { return false }
        if clause.isForEveryDay { return true }
        if clause.hasHolidays, holidays.isPublicHoliday(year: year, month: month, day: date) { return true }
        return clause.days.contains { $0.contains((weekday + 5) % 7) }
    }

    /// The status of each minute of some days from a midnight on. The day before is painted too, because its hours may reach into the first
    /// day.
    func minutes(of count: Int, from midnight: Date, _ timeZone: TimeZone, _ holidays: any HolidayCalendar) -> [OpenStatus] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let days = (-1...count).map {
            calendar.dateComponents([.year, .month, .day, .weekday], from: midnight.addingTimeInterval(Double($0) * 86_400 + 43_200))
        }
        // The layers of each minute, the last on top, each with its day.
        var paint: [[(status: OpenStatus, day: Int)]] = Array(repeating: [], count: (count + 4) * 1440)
        for clause in clauses {
            let ownDays = days.indices.filter { isFor(clause, days[$0], holidays) }
            let closesDays = clause.status == .closed && clause.times.isEmpty
            // A fallback that closes days changes nothing, because it applies only to closed days.
            if closesDays, clause.separator == "||" { continue }
            if closesDays || (clause.separator == ";" && clause.status != .closed) {
                // No hours reach beyond the end of the following day.
                for day in ownDays {
                    for index in day * 1440..<min((day + 3) * 1440, paint.count) where !paint[index].isEmpty {
                        paint[index].removeAll { $0.day == day }
                    }
                }
            }
            if closesDays { continue }
            let before = paint
            func fill(_ range: Range<Int>, _ status: OpenStatus, _ day: Int) {
                for index in range where index < paint.count {
                    if clause.separator == "||", let old = before[index].last, old.status != .closed { continue }
                    paint[index].append((status, day))
                }
            }
            for day in ownDays {
                let start = day * 1440
                if clause.times.isEmpty { fill(start..<start + 1440, clause.status, day) }
                for span in clause.times {
                    if span.isOpenEnded {
                        let guess = span.end < 1020 ? 1440 : span.end + (span.end < 1320 ? 600 : 480)
                        fill(start + span.end..<start + guess, clause.status == .open ? .unknown : clause.status, day)
                    }
                }
                for span in clause.times { fill(start + span.start..<start + span.end, clause.status, day) }
            }
        }
        return paint[1440..<(count + 1) * 1440].map { $0.last?.status ?? .closed }
    }
}
