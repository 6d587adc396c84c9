extension RuleParser {
    private static let hourWords: Set<String> = ["h", "hr", "hrs", "uhr"]
    private static let sunWords = Set(Sun.Event.allCases.map(\.rawValue))

    /// Returns whether a text for the whole day begins at this token: `24/7`, `24 hours`.
    func isWholeDay() -> Bool {
        guard number(24...24) != nil else { return false }
        if isSign("/", 1), number(7...7, 2) != nil { return true }
        return isWord(["h", "hr", "hrs", "hours", "hour"], 1) && !isSign("-", 2)
    }

    /// Returns whether a number at this token can only be a time of day: `8:00`, `8.30`, `8am`.
    ///
    /// A time contains no space. So in "Oct 30: 09:00", the number 30 is a day and the colon ends the date.
    func isClockTime(_ ahead: Int = 0) -> Bool {
        guard number(0...48, digits: 1...2, ahead) != nil else { return false }
        if isWord(["am", "pm"], ahead + 1) || isWord(Self.hourWords, ahead + 1) { return true }
        guard isSign(":", ahead + 1) || isSign(".", ahead + 1), number(0...59, digits: 2...2, ahead + 2) != nil else { return false }
        return peek(ahead + 1)?.isSpaced == false && peek(ahead + 2)?.isSpaced == false && !isSign(":", ahead + 3)
    }

    /// Returns whether a time of day begins at this token: `8:00`, `8.30`, `8am`, `8-18`, `sunrise`, `(sunset-01:00)`.
    func isTime() -> Bool {
        if isSign("(") || isWord(Self.sunWords) || isWord(["noon", "midnight"]) || isClockTime() { return true }
        guard number(0...48, digits: 1...2) != nil else { return false }
        if isSign("+", 1) { return number(0...9999, 2) == nil }
        return isSign("-", 1) && (number(0...48, digits: 1...2, 2) != nil || isWord(["noon", "midnight"], 2) || isWord(Self.sunWords, 2))
    }

    /// Parses one or more time spans, with or without commas between them.
    mutating func times() throws -> [RuleTimes] {
        var times: [RuleTimes] = []
        var last: WrittenSpan?
        var isListed = true
        while true {
            let span = try writtenSpan()
            if let last, !span.canFollow(last, isListed: isListed) { throw Unreadable() }
            guard let new = span.times(writesTwentyFourHours: writesTwentyFourHours) else { throw Unreadable() }
            times.append(new)
            last = span
            if takeComma(if: { $0.isTime() }) {
                isListed = true
            } else if isTime() {
                isListed = false
            } else {
                return times
            }
        }
    }

    /// Whether the text contains an hour above 12, which only a twenty-four-hour clock has.
    private var writesTwentyFourHours: Bool {
        tokens.indices.dropLast().contains { index in
            guard case .number(13...24, digits: _) = tokens[index].kind else { return false }
            return tokens[index + 1].kind == .sign(":") || tokens[index + 1].kind == .sign(".")
        }
    }

    private mutating func writtenSpan() throws -> WrittenSpan {
        let start = try time()
        if take(sign: "+") { return WrittenSpan(start: start, end: nil, isOpenEnded: true) }
        // Do not accept a single time: the place is not open for a time span. It may be the time when mail is collected.
        guard take(sign: "-") else { throw Unreadable() }
        let end = try time()
        let isOpenEnded = take(sign: "+")
        guard !isSign("/") else { throw Unreadable() }
        return WrittenSpan(start: start, end: end, isOpenEnded: isOpenEnded)
    }

    private mutating func time() throws -> WrittenSpan.Time {
        if let event = sunEvent() { return .sun(event, offset: 0) }
        if take(sign: "(") {
            guard let event = sunEvent(), isSign("+") || isSign("-") else { throw Unreadable() }
            let isAfter = take(sign: "+")
            if !isAfter { _ = take(sign: "-") }
            var minutes = 60 * (try take(0...12))
            guard take(sign: ":") else { throw Unreadable() }
            minutes += try take(0...59)
            guard take(sign: ")") else { throw Unreadable() }
            return .sun(event, offset: isAfter ? minutes : -minutes)
        }
        if take(["noon"]) { return .clock(ClockTime(minutes: 720)) }
        if take(["midnight"]) { return .clock(ClockTime(minutes: 0)) }
        return .clock(try clockTime())
    }

    private mutating func sunEvent() -> Sun.Event? {
        guard case .word(let word)? = peek()?.kind, let event = Sun.Event(rawValue: word) else { return nil }
        position += 1
        return event
    }

    private mutating func clockTime() throws -> ClockTime {
        guard case .number(let hour, let digits)? = peek()?.kind, (0...48).contains(hour), digits <= 2 else { throw Unreadable() }
        let isWritten = isClockTime()
        position += 1
        var time = ClockTime(minutes: hour * 60, notation: .bare, digits: digits)
        if isWritten, isSign(":") || isSign(".") {
            time.notation = isSign(":") ? .colon : .point
            position += 1
            time.minutes += try take(0...59)
        } else if take(["h"]), let minutes = number(0...59, digits: 2...2), peek()?.isSpaced == false {
            position += 1
            time.minutes += minutes
            time.notation = .word
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
