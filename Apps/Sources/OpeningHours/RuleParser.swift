/// Reads the rules of opening hours, from left to right, looking ahead by a few tokens where commas and hyphens mean
/// several things. What cannot be read ends the reading of the whole: a rule left out could turn the meaning around.
struct RuleParser {
    private struct Unreadable: Error {}

    private let tokens: [Token]
    private var position = 0

    static func rules(_ text: String) -> [Rule]? {
        guard let tokens = Token.tokens(text), !tokens.isEmpty else { return nil }
        var parser = RuleParser(tokens: tokens)
        return try? parser.rules()
    }

    private init(tokens: [Token]) {
        self.tokens = tokens
    }

    // MARK: Tokens

    private func peek(_ ahead: Int = 0) -> Token? {
        position + ahead < tokens.count ? tokens[position + ahead] : nil
    }

    private mutating func take(sign: Character) -> Bool {
        guard peek() == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func take(_ words: String...) -> Bool {
        guard case .word(let word) = peek(), words.contains(word) else { return false }
        position += 1
        return true
    }

    private mutating func number(_ range: ClosedRange<Int>) throws -> Int {
        guard case .number(let number, _) = peek(), range.contains(number) else { throw Unreadable() }
        position += 1
        return number
    }

    // MARK: Rules

    private mutating func rules() throws -> [Rule] {
        var rules: [Rule] = []
        var separator = Rule.Separator.replacing
        while peek() != nil {
            rules.append(try rule(separator))
            if take(sign: ";") {
                separator = .replacing
                while take(sign: ";") {}
            } else if take(sign: ",") {
                separator = .adding
                guard peek() != nil else { throw Unreadable() }
            } else if take(sign: "|") {
                guard take(sign: "|"), peek() != nil else { throw Unreadable() }
                separator = .fallback
            } else {
                // Rules with nothing between them.
                separator = .adding
            }
        }
        guard !rules.isEmpty else { throw Unreadable() }
        return rules
    }

    private mutating func rule(_ separator: Rule.Separator) throws -> Rule {
        var rule = Rule(separator: separator)
        let start = position
        if case .number(24, _) = peek(), peek(1) == .sign("/"), case .number(7, _) = peek(2) {
            position += 3
        } else {
            try daySelector(&rule.days)
            if position > start, peek() == .sign(":") { position += 1 }
            if isTime() { rule.times = try times() }
        }
        let daysAndTimesEnd = position
        if take("open") {
            rule.status = .open
        } else if take("off", "closed", "close") {
            rule.status = .closed
        } else if take("unknown") {
            rule.status = .unknown
        }
        let isSaidHow = position > daysAndTimesEnd || (rule.days.isEmpty && daysAndTimesEnd > start)
        if peek() == .comment {
            position += 1
            // Nothing but a comment, for some days or for all: "by appointment".
            if !isSaidHow, rule.times.isEmpty { rule.status = .unknown }
        }
        guard position > start else { throw Unreadable() }
        return rule
    }

    // MARK: Days

    private mutating func daySelector(_ days: inout DaySelector) throws {
        try years(&days)
        if isDate() { try dates(&days, year: nil) }
        if take("week", "weeks") {
            repeat { days.weeks.append(try span(1...53)) } while takeComma { $0.isNumber() && !$0.isClockTime() }
        }
        if !days.isEmpty, peek() == .sign(":"), peek(1)?.weekday != nil { position += 1 }
        try weekdays(&days)
    }

    /// Takes a comma if what follows it belongs to the same list.
    private mutating func takeComma(if belongs: (RuleParser) -> Bool) -> Bool {
        guard peek() == .sign(",") else { return false }
        var ahead = self
        ahead.position += 1
        guard belongs(ahead) else { return false }
        self = ahead
        return true
    }

    private func isNumber() -> Bool {
        if case .number = peek() { return true }
        return false
    }

    private func isYear(_ ahead: Int = 0) -> Bool {
        if case .number(let number, 4) = peek(ahead), (1900...2999).contains(number) { return true }
        return false
    }

    private func isDate() -> Bool {
        peek()?.month != nil || peek() == .word("easter")
    }

    private mutating func years(_ days: inout DaySelector) throws {
        guard isYear() else { return }
        if peek(1)?.month != nil || peek(1) == .word("easter") {
            return try dates(&days, year: nil)
        }
        repeat {
            let first = try number(1900...2999)
            if take(sign: "+") { days.years.append(.init(first: first, last: 9999)) } else {
                position -= 1
                days.years.append(try span(1900...2999))
            }
        } while takeComma { $0.isYear() }
    }

    /// A number, a range of them or one with steps.
    private mutating func span(_ range: ClosedRange<Int>) throws -> DaySelector.Span {
        let first = try number(range)
        guard take(sign: "-") else { return .init(first: first, last: first) }
        let last = try number(range)
        let step = take(sign: "/") ? try number(1...99) : 1
        return .init(first: first, last: last, step: step)
    }

    private mutating func dates(_ days: inout DaySelector, year: Int?) throws {
        repeat {
            // "Dec 24,31": a day alone belongs to the month before it.
            if isNumber(), !isYear(), case .month(let month, _?) = days.dates.last?.last.anchor {
                let first = try number(1...31)
                let last = isRangeOfDays() ? try { position += 1; return try number(1...31) }() : first
                days.dates.append(.init(first: .init(anchor: .month(month, day: first)), last: .init(anchor: .month(month, day: last))))
            } else {
                days.dates.append(try dateSpan())
            }
        } while takeComma { $0.isDate() || ($0.isYear() && ($0.peek(1)?.month != nil || $0.peek(1) == .word("easter"))) || $0.isDayAlone() }
    }

    private func isDayAlone() -> Bool {
        guard case .number(1...31, 1...2) = peek() else { return false }
        return !isClockTime()
    }

    private func isRangeOfDays() -> Bool {
        guard peek() == .sign("-"), case .number(let number, let digits) = peek(1), digits <= 2, (1...31).contains(number) else { return false }
        return peek(2) != .sign(":")
    }

    private mutating func dateSpan() throws -> DaySelector.DateSpan {
        let first = try date()
        if take(sign: "+") { return .init(first: first, last: first, isOpenEnded: true) }
        guard peek() == .sign("-") else { return .init(first: first, last: first) }
        if case .month(let month, .some) = first.anchor, isRangeOfDays() {
            position += 1
            var last = DaySelector.Date(year: first.year, anchor: .month(month, day: try number(1...31)))
            last.offset = try offset()
            return .init(first: first, last: last)
        }
        position += 1
        return .init(first: first, last: try date())
    }

    private mutating func date() throws -> DaySelector.Date {
        let year = isYear() ? try number(1900...2999) : nil
        if take("easter") { return .init(year: year, anchor: .easter, offset: try offset()) }
        guard let month = peek()?.month else { throw Unreadable() }
        position += 1
        if take(sign: ".") {}
        guard case .number(1...31, 1...2) = peek(), !isClockTime() else { return .init(year: year, anchor: .month(month, day: nil)) }
        let day = try number(1...31)
        return .init(year: year, anchor: .month(month, day: day), offset: try offset())
    }

    /// `+1 day`, `-2 days`, or nothing.
    private mutating func offset() throws -> Int {
        guard peek() == .sign("+") || peek() == .sign("-"), case .number(let count, _) = peek(1),
            peek(2) == .word("day") || peek(2) == .word("days")
        else { return 0 }
        let isAfter = peek() == .sign("+")
        position += 3
        return isAfter ? min(count, 366) : -min(count, 366)
    }

    private mutating func weekdays(_ days: inout DaySelector) throws {
        var isFirst = true
        while true {
            if take("ph") {
                days.holidays.append(.publicHoliday(offset: try offset()))
            } else if take("sh") {
                days.holidays.append(.schoolHoliday)
            } else if let first = peek()?.weekday {
                position += 1
                if take(sign: ".") {}
                days.weekdays.append(try weekdays(from: first))
            } else if isFirst {
                return
            } else {
                throw Unreadable()
            }
            isFirst = false
            let isDay: (RuleParser) -> Bool = { $0.peek()?.weekday != nil || $0.peek() == .word("ph") || $0.peek() == .word("sh") }
            if takeComma(if: isDay) { continue }
            // "SH Mo-Fr": both have to be met.
            guard days.weekdays.isEmpty, isDay(self) else { return }
            days.needsHolidayAndWeekday = true
        }
    }

    private mutating func weekdays(from first: Int) throws -> DaySelector.Weekdays {
        if peek() == .sign("-"), let last = peek(1)?.weekday {
            position += 2
            if take(sign: ".") {}
            return .init(days: .init(first: first, last: last))
        }
        var weekdays = DaySelector.Weekdays(days: .init(first: first, last: first))
        guard take(sign: "[") else { return weekdays }
        repeat {
            if take(sign: "-") {
                weekdays.occurrences.append(-(try number(1...5)))
            } else {
                let span = try span(1...5)
                guard span.first <= span.last else { throw Unreadable() }
                weekdays.occurrences += Array(span.first...span.last)
            }
        } while take(sign: ",")
        guard take(sign: "]") else { throw Unreadable() }
        weekdays.offset = try offset()
        return weekdays
    }

    // MARK: Times

    /// Whether a number begins here that can only be a time of day: `8:00`, `8.30`, `8am`.
    private func isClockTime() -> Bool {
        guard case .number(0...48, 1...2) = peek() else { return false }
        switch peek(1) {
        case .sign(":"), .word("am"), .word("pm"): return true
        case .sign("."): if case .number(_, 2) = peek(2) { return true } else { return false }
        default: return false
        }
    }

    /// Whether a time of day begins here: `8:00`, `8.30`, `8am`, `8-18`, `sunrise`, `(sunset-01:00)`.
    private func isTime() -> Bool {
        switch peek() {
        case .sign("("): return true
        case .word("sunrise"), .word("sunset"), .word("dawn"), .word("dusk"): return true
        case .number(0...48, 1...2):
            if isClockTime() { return true }
            guard peek(1) == .sign("-"), case .number(0...48, 1...2) = peek(2) else { return false }
            return true
        default: return false
        }
    }

    private mutating func times() throws -> [Rule.Times] {
        var times: [Rule.Times] = []
        repeat { times += try timeSpan() } while takeComma { $0.isTime() }
        return times
    }

    private mutating func timeSpan() throws -> [Rule.Times] {
        let start = try time()
        if take(sign: "+") {
            guard let start else { return [.init(start: 0, end: 1440, status: .unknown)] }
            return [.init(start: start, end: Self.guessedEnd(start), status: .unknown)]
        }
        // A single moment, as for collections of mail, is no span in which a place is open.
        guard take(sign: "-") else { throw Unreadable() }
        let end = try time()
        let isOpenEnded = take(sign: "+")
        guard peek() != .sign("/") else { throw Unreadable() }
        guard let start, var end else { return [.init(start: 0, end: 1440, status: .unknown)] }
        guard start < 1440 else { throw Unreadable() }
        if end <= start { end += 1440 }
        guard end - start <= 1440, end <= 2880 else { throw Unreadable() }
        let span = Rule.Times(start: start, end: end)
        return isOpenEnded ? [span, .init(start: end, end: max(end, Self.guessedEnd(end)), status: .unknown)] : [span]
    }

    private static func guessedEnd(_ start: Int) -> Int {
        start < 17 * 60 ? 1440 : max(27 * 60, start)
    }

    /// Minutes since midnight; nil when the sun decides.
    private mutating func time() throws -> Int? {
        if take("sunrise", "sunset", "dawn", "dusk") { return nil }
        if take(sign: "(") {
            guard take("sunrise", "sunset", "dawn", "dusk"), take(sign: "+") || take(sign: "-") else { throw Unreadable() }
            _ = try number(0...48)
            guard take(sign: ":") else { throw Unreadable() }
            _ = try number(0...59)
            guard take(sign: ")") else { throw Unreadable() }
            return nil
        }
        let hour = try number(0...48)
        var minute = 0
        let hasMinutes = take(sign: ":") || (peek() == .sign(".") && { if case .number = peek(1) { true } else { false } }() && take(sign: "."))
        if hasMinutes {
            guard case .number(0...59, 2) = peek() else { throw Unreadable() }
            minute = try number(0...59)
        }
        if take("am") {
            guard (1...12).contains(hour) else { throw Unreadable() }
            return hour % 12 * 60 + minute
        }
        if take("pm") {
            guard (1...12).contains(hour) else { throw Unreadable() }
            return (hour % 12 + 12) * 60 + minute
        }
        guard hour * 60 + minute <= 2880 else { throw Unreadable() }
        return hour * 60 + minute
    }
}
