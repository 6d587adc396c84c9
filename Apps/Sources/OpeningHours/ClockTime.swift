/// A time as it is written in opening hours. It may be unknown whether it is in the morning or in the afternoon.
struct ClockTime: Hashable {
    enum Half: Hashable {
        case morning, afternoon
    }

    /// The sign or word that separates the hour from the minutes.
    enum Notation: Hashable {
        case colon, point
        /// The time is only an hour, such as `8`.
        case bare
        /// The time contains a letter or is a word: `8h30`, `noon`.
        case word
    }

    /// The minutes since midnight as they are written. For a time with am or pm, since the beginning of that half of the day.
    var minutes: Int
    var half: Half?
    var notation = Notation.word
    /// The number of digits with which the hour is written: one for `8:00`, two for `08:00`.
    var digits = 2

    /// Whether the author may use a twelve-hour clock. With a twenty-four-hour clock, eight in the morning would probably be written as
    /// `08:00`.
    var mayBeOfTwelveHours: Bool { half == nil && minutes < 780 && (digits == 1 || minutes >= 600) }

    /// Returns the minutes since midnight, if the time is in this half of the day.
    func minutes(in half: Half) -> Int { minutes % 720 + (half == .afternoon ? 720 : 0) }

    /// Returns the beginning and the end of a time span, in minutes since midnight. Nil if the times are ambiguous.
    ///
    /// - Parameter writesTwentyFourHours: whether another time in the text shows that its author uses a twenty-four-hour clock.
    static func span(from start: ClockTime, to end: ClockTime, writesTwentyFourHours: Bool) -> (start: Int, end: Int)? {
        switch (start.half, end.half) {
        case (let first?, let last?): return (start.minutes(in: first), end.minutes(in: last))
        case (nil, nil):
            let isOnNextDay = end.minutes < start.minutes || (end.minutes == start.minutes && end.digits == 1)
            if isOnNextDay, isOfTwelveHours(from: start, to: end, writesTwentyFourHours: writesTwentyFourHours) { return nil }
            // "7-30" probably means half past seven, and not from seven until six on the next morning.
            let isBeyondMidnight = (start.notation == .bare && start.minutes > 1440) || (end.notation == .bare && end.minutes > 1440)
            return isBeyondMidnight ? nil : (start.minutes, end.minutes)
        case (nil, let last?):
            let end = end.minutes(in: last)
            if start.minutes >= 780 || start.minutes < 60 { return (start.minutes, end) }
            let starts = [Half.morning, .afternoon].map(start.minutes(in:)).filter { $0 < end }
            return starts.count == 1 ? (starts[0], end) : nil
        case (let first?, nil):
            let start = start.minutes(in: first)
            if end.minutes >= 780 || end.minutes < 60 { return (start, end.minutes) }
            let ends = [Half.morning, .afternoon].map(end.minutes(in:)).filter { $0 > start }
            return ends.count == 1 ? (start, ends[0]) : nil
        }
    }

    /// Returns whether the author of a span such as `9-5:30` probably uses a twelve-hour clock. The span would otherwise last from nine in
    /// the morning to half past five on the next morning. But bars that are open until two in the night do write `9:00-2:00`.
    private static func isOfTwelveHours(from start: ClockTime, to end: ClockTime, writesTwentyFourHours: Bool) -> Bool {
        guard end.mayBeOfTwelveHours else { return false }
        if start.notation == .bare, end.notation == .bare, start.minutes <= 720, end.minutes != 0 { return true }
        // If another time such as "23:00" shows a twenty-four-hour clock, "12:00-10:00" lasts until the next morning.
        if start.minutes >= 720, end.digits == 2, writesTwentyFourHours { return false }
        return end.minutes >= 180 && (360..<780).contains(start.minutes)
    }
}
