/// A time span of a rule. It is the same for each of the rule's days.
struct RuleTimes: Hashable {
    /// A range of minutes on a certain day.
    struct Span: Hashable {
        /// The minutes since the beginning of the day. A number above 1440 is on the next day.
        var minutes: Range<Int>
        /// Whether the text does not contain the end of the span, so that the end is a guess.
        var isGuess = false
        /// Whether the rule certainly applies to these minutes. False if the times of sunrise and sunset are unknown.
        var isCertain = true
    }

    var start: DayTime
    /// The end, or nil if the text does not contain it, as in `17:00+`.
    var end: DayTime?
    /// Whether an end such as sunrise is on the next day.
    var endsNextDay = false
    /// Whether the place may stay open after the end of the span: `10:00-22:00+`.
    var isOpenEnded = false

    /// Returns a guess for an unknown closing time. A place that opens before 17:00 closes at midnight. A place that opens later closes
    /// during the night.
    private static func guessedEnd(_ start: Int) -> Int {
        if start < 17 * 60 { return 1440 }
        return start + (start < 22 * 60 ? 10 : 8) * 60
    }

    func spans(on day: LocalDay, _ circumstances: Circumstances) -> [Span] {
        guard let minutes = minutes(on: day, circumstances) else {
            let possible = possibleMinutes
            return possible.isEmpty ? [] : [Span(minutes: possible, isCertain: false)]
        }
        var spans: [Span] = []
        if !minutes.isEmpty { spans.append(Span(minutes: minutes)) }
        if isOpenEnded, Self.guessedEnd(minutes.upperBound) > minutes.upperBound {
            spans.append(Span(minutes: minutes.upperBound..<Self.guessedEnd(minutes.upperBound), isGuess: true))
        }
        return spans
    }

    /// Returns the minutes of the span on a day, or nil if they are unknown.
    private func minutes(on day: LocalDay, _ circumstances: Circumstances) -> Range<Int>? {
        if case .clock(let start) = start, case .clock(let end)? = end { return start..<max(start, end) }
        let next = LocalDay(number: day.number + 1)
        let first = Self.reading(start, on: day, 0, circumstances)
        let last = end.map { Self.reading($0, on: endsNextDay ? next : day, endsNextDay ? 1440 : 0, circumstances) } ?? first
        if case .at(let start) = first, case .at(let end) = last {
            // If an offset moves the beginning to the day before, use the beginning of this day.
            let start = max(start, 0)
            return start..<max(start, end)
        }
        return polarMinutes(first, last)
    }

    /// Returns the minutes between sunrise and sunset (or sunset and sunrise) in polar regions, where the sun may not rise or not set on
    /// some days.
    private func polarMinutes(_ first: Sun.Occurrence?, _ last: Sun.Occurrence?) -> Range<Int>? {
        guard case .sun(let startEvent, _) = start, case .sun(let endEvent, _)? = end, let first, let last else { return nil }
        let isDay = startEvent.isMorning && !endEvent.isMorning && !endsNextDay
        let isNight = !startEvent.isMorning && endEvent.isMorning && endsNextDay
        guard isDay || isNight else { return nil }
        // A span such as sunrise-sunset applies while the sun is above the horizon, a span such as sunset-sunrise while it is below. On a
        // day without sunset or sunrise, a night lasts from noon to noon.
        let always = isDay ? Sun.Occurrence.staysAbove : .staysBelow
        func minute(_ occurrence: Sun.Occurrence, _ border: Int) -> Int? {
            if case .at(let minute) = occurrence { return minute }
            return occurrence == always ? border : nil
        }
        guard let start = minute(first, isDay ? 0 : 720), let end = minute(last, isDay ? 1440 : 2160) else { return 0..<0 }
        return max(start, 0)..<max(start, end, 0)
    }

    private static func reading(_ time: DayTime, on day: LocalDay, _ days: Int, _ circumstances: Circumstances) -> Sun.Occurrence? {
        switch time {
        case .clock(let minute): return .at(minute: minute)
        case .sun(let event, let offset):
            let found = circumstances.occurrence(of: event, on: day)
            if case .at(let minute) = found { return .at(minute: minute + offset + days) }
            return found
        }
    }

    /// All minutes at which the place may be open, if the times of sunrise and sunset are unknown. The sun rises before noon and sets after
    /// noon; in the far north it may set after midnight.
    private var possibleMinutes: Range<Int> {
        let days = endsNextDay ? 1440 : 0
        let first =
            switch start {
            case .clock(let minute): minute
            case .sun(let event, let offset): max((event.isMorning ? 0 : 720) + min(offset, 0), 0)
            }
        let last: Int? =
            switch end ?? start {
            case .clock(let minute): end == nil ? nil : minute
            case .sun(let event, let offset): (event.isMorning ? 720 : 1560) + max(offset, 0) + days
            }
        var end = last ?? first
        if isOpenEnded { end = max(end, Self.guessedEnd(end)) }
        return first..<max(first, min(end, 2880))
    }
}
