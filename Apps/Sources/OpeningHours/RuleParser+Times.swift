extension RuleParser {
    private static let hourWords: Set<String> = ["h", "hr", "hrs", "uhr"]
    private static let sunWords: Set<String> = ["sunrise", "sunset", "dawn", "dusk"]

    /// Whether it says here that all of the day is meant: `24/7`, `24 hours`.
    func isWholeDay() -> Bool {
        guard number(24...24) != nil else { return false }
        if isSign("/", 1), number(7...7, 2) != nil { return true }
        return isWord(["h", "hr", "hrs", "hours", "hour"], 1) && !isSign("-", 2)
    }

    /// Whether a number stands here that can only be a time of day: `8:00`, `8.30`, `8am`.
    ///
    /// "Oct 30: 09:00" has a colon behind a day; no space stands within a time.
    func isClockTime(_ ahead: Int = 0) -> Bool {
        guard number(0...48, digits: 1...2, ahead) != nil else { return false }
        if isWord(["am", "pm"], ahead + 1) || isWord(Self.hourWords, ahead + 1) { return true }
        guard isSign(":", ahead + 1) || isSign(".", ahead + 1), number(0...59, digits: 2...2, ahead + 2) != nil else { return false }
        return peek(ahead + 1)?.isSpaced == false && peek(ahead + 2)?.isSpaced == false && !isSign(":", ahead + 3)
    }

    /// Whether a time of day begins here: `8:00`, `8.30`, `8am`, `8-18`, `sunrise`, `(sunset-01:00)`.
    func isTime() -> Bool {
        if isSign("(") || isWord(Self.sunWords) || isWord(["noon", "midnight"]) || isClockTime() { return true }
        guard number(0...48, digits: 1...2) != nil else { return false }
        if isSign("+", 1) { return number(0...9999, 2) == nil }
        return isSign("-", 1) && (number(0...48, digits: 1...2, 2) != nil || isWord(["noon", "midnight"], 2) || isWord(Self.sunWords, 2))
    }

    /// Spans with commas between them, or nothing.
    mutating func times() throws -> [Rule.Times] {
        var times: [Rule.Times] = []
        repeat {
            var new = try timeSpan()
            // "07:00+,12:00-16:00": what has no end of its own ends where the next begins.
            if let start = new.first?.start {
                for index in times.indices where times[index].status == .unknown && times[index].start < start {
                    times[index].end = min(times[index].end, start)
                }
            }
            new.removeAll { $0.start >= $0.end }
            times += new
        } while takeComma { $0.isTime() } || isTime()
        return times
    }

    private mutating func timeSpan() throws -> [Rule.Times] {
        let start = try time()
        if take(sign: "+") {
            guard case .clock(let time) = start else { return [.init(start: 0, end: 1440, status: .unknown)] }
            let minutes = time.half.map(time.minutes(in:)) ?? time.minutes
            guard minutes < 1440 else { throw Unreadable() }
            return [.init(start: minutes, end: Self.guessedEnd(minutes), status: .unknown)]
        }
        // A single moment, as for collections of mail, is no span in which a place is open.
        guard take(sign: "-") else { throw Unreadable() }
        let end = try time()
        let isOpenEnded = take(sign: "+")
        guard !isSign("/") else { throw Unreadable() }
        guard case .clock(let first) = start, case .clock(let last) = end else { return [Self.unknownSpan(from: start, to: end)] }
        guard let (opening, written) = ClockTime.span(from: first, to: last), opening < 1440 else { throw Unreadable() }
        let closing = written <= opening ? written + 1440 : written
        guard closing - opening <= 1440, closing <= 2880 else { throw Unreadable() }
        let span = Rule.Times(start: opening, end: closing)
        return isOpenEnded ? [span, .init(start: closing, end: Self.guessedEnd(closing), status: .unknown)] : [span]
    }

    /// Where nobody said when it ends: a place that opens by day is shut at midnight, one that opens in the evening in the
    /// course of the night.
    private static func guessedEnd(_ start: Int) -> Int {
        if start < 17 * 60 { return 1440 }
        return start + (start < 22 * 60 ? 10 : 8) * 60
    }

    /// The sun decides about one end at least, or both.
    private static func unknownSpan(from start: DayTime, to end: DayTime) -> Rule.Times {
        switch (start, end) {
        case (.clock(let first), _):
            .init(start: min(first.half.map(first.minutes(in:)) ?? first.minutes, 1439), end: 1440, status: .unknown)
        case (.evening, .clock(let last)) where last.half != .afternoon && last.minutes < 720:
            .init(start: 720, end: last.minutes + 1440, status: .unknown)
        case (_, .clock(let last)): .init(start: 0, end: last.half.map(last.minutes(in:)) ?? max(1, last.minutes), status: .unknown)
        default: .init(start: 0, end: 1440, status: .unknown)
        }
    }

    /// A time by the clock, or by the sun.
    private enum DayTime {
        case clock(ClockTime)
        case morning, evening
    }

    private mutating func time() throws -> DayTime {
        if isWord(Self.sunWords) {
            defer { position += 1 }
            return isWord(["sunset", "dusk"]) ? .evening : .morning
        }
        if take(sign: "(") {
            let isEvening = isWord(["sunset", "dusk"])
            guard take(Self.sunWords), take(sign: "+") || take(sign: "-") else { throw Unreadable() }
            _ = try take(0...48)
            guard take(sign: ":") else { throw Unreadable() }
            _ = try take(0...59)
            guard take(sign: ")") else { throw Unreadable() }
            return isEvening ? .evening : .morning
        }
        if take(["noon"]) { return .clock(ClockTime(minutes: 720)) }
        if take(["midnight"]) { return .clock(ClockTime(minutes: 0)) }
        return .clock(try clockTime())
    }

    private mutating func clockTime() throws -> ClockTime {
        guard let hour = number(0...48, digits: 1...2) else { throw Unreadable() }
        let isWritten = isClockTime()
        position += 1
        var time = ClockTime(minutes: hour * 60, isBare: !isWritten || isWord(Self.hourWords) || isWord(["am", "pm"]))
        if isWritten, isSign(":") || isSign(".") {
            position += 1
            time.minutes += try take(0...59)
        } else if take(["h"]), let minutes = number(0...59, digits: 2...2), peek()?.isSpaced == false {
            position += 1
            time.minutes += minutes
            time.isBare = false
        }
        _ = take(Self.hourWords)
        if isWord(["am", "pm"]) {
            guard (1...12).contains(hour) else { throw Unreadable() }
            time.half = take(["am"]) ? .morning : .afternoon
            if time.half == .afternoon { _ = take(["pm"]) }
        }
        guard time.minutes <= 2880 else { throw Unreadable() }
        return time
    }
}
