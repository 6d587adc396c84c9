/// A day with a time on the clock, for the filter `date` of Liquid templates.
///
/// ```swift
/// let now = LiquidMoment(year: 2026, month: 1, day: 15)
/// print(try LiquidTemplate("{{ 'now' | date: '%B %Y' }}").render([:], now: now))      // "January 2026"
/// ```
public struct LiquidMoment: Sendable, Hashable {
    let year: Int
    let month: Int
    let day: Int
    let hour: Int
    let minute: Int
    let second: Int

    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        (self.year, self.month, self.day) = (year, min(12, max(1, month)), day)
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    /// Reads a date such as `15/01/2026` or `2026-01-15`, and a time after it, such as `09:30` or `09:30:00`; nil for any other text.
    init?(_ text: String) {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
        guard (1...2).contains(parts.count) else { return nil }
        let days = parts[0].split(separator: parts[0].contains("/") ? "/" : "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        let times = parts.count == 2 ? parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 } : [0, 0]
        guard days.count == 3, (2...3).contains(times.count) else { return nil }
        let (year, day) = parts[0].contains("/") ? (days[2], days[0]) : (days[0], days[2])
        guard (1...9999).contains(year), (1...12).contains(days[1]), day >= 1, day <= Self.days(of: days[1], in: year),
            (0...23).contains(times[0]), times.dropFirst().allSatisfy({ (0...59).contains($0) })
        else { return nil }
        self.init(year: year, month: days[1], day: day, hour: times[0], minute: times[1], second: times.count == 3 ? times[2] : 0)
    }

    // MARK: Text

    /// The first directive of a format that this program does not know, such as `%U`.
    static func unknownDirective(in format: String) -> String? {
        var unknown: String?
        let moment = LiquidMoment(year: 2000, month: 1, day: 1)
        _ = replaceDirectives(in: format) { directive in
            if unknown == nil, moment.text(for: directive) == nil { unknown = "%" + directive }
            return ""
        }
        return unknown
    }

    /// Writes the moment in a format of Ruby's `strftime`, such as `%d.%m.%Y`. It keeps a directive that it does not know.
    func written(_ format: String) -> String { Self.replaceDirectives(in: format) { text(for: $0) ?? "%" + $0 } }

    private static func replaceDirectives(in format: String, _ text: (String) -> String) -> String {
        var result = ""
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            let after = rest[rest.index(after: sign)...]
            let length = after.hasPrefix("-") ? 2 : 1
            result += text(String(after.prefix(length)))
            rest = after.dropFirst(length)
        }
        return result + rest
    }

    private func text(for directive: String) -> String? {
        switch directive {
        case "Y": String(year)
        case "y": Self.two(year % 100)
        case "m": Self.two(month)
        case "-m": String(month)
        case "d": Self.two(day)
        case "-d": String(day)
        case "e": Self.two(day, filling: " ")
        case "B": Self.months[month - 1]
        case "b", "h": String(Self.months[month - 1].prefix(3))
        case "A": Self.weekdays[weekday]
        case "a": String(Self.weekdays[weekday].prefix(3))
        case "j":
            String(String(1000 + (1..<month).reduce(day) { $0 + Self.days(of: $1, in: year) }).dropFirst())
        case "H": Self.two(hour)
        case "-H": String(hour)
        case "I": Self.two(hourOfHalf)
        case "-I": String(hourOfHalf)
        case "l": Self.two(hourOfHalf, filling: " ")
        case "M": Self.two(minute)
        case "S": Self.two(second)
        case "p": hour < 12 ? "AM" : "PM"
        case "P": hour < 12 ? "am" : "pm"
        case "F": written("%Y-%m-%d")
        case "D": written("%m/%d/%y")
        case "T": written("%H:%M:%S")
        case "R": written("%H:%M")
        case "%": "%"
        default: nil
        }
    }

    // MARK: Calendar

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    private var hourOfHalf: Int { hour % 12 == 0 ? 12 : hour % 12 }

    /// The day of the week, counted from Sunday, by Sakamoto's method.
    private var weekday: Int {
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = month < 3 ? year - 1 : year
        return ((year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7 + 7) % 7
    }

    private static func days(of month: Int, in year: Int) -> Int {
        if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    private static func two(_ number: Int, filling: String = "0") -> String { (number < 10 ? filling : "") + String(number) }
}
