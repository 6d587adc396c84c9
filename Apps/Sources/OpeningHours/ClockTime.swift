/// A time as it is written, before it is known of which half of the day it is.
struct ClockTime: Hashable {
    enum Half: Hashable {
        case morning, afternoon
    }

    /// Minutes since midnight as the figures say, or since the beginning of the half.
    var minutes: Int
    var half: Half?
    /// Whether there is an hour and nothing else.
    var isBare = false

    /// The minutes since midnight, if the time is of a half of the day.
    func minutes(in half: Half) -> Int { minutes % 720 + (half == .afternoon ? 720 : 0) }

    /// The beginning and the end in minutes since midnight; nil where the figures could mean two things.
    static func span(from start: ClockTime, to end: ClockTime) -> (start: Int, end: Int)? {
        switch (start.half, end.half) {
        case (let first?, let last?): return (start.minutes(in: first), end.minutes(in: last))
        case (nil, nil):
            // "9-5": hardly from nine in the morning to five in the next, but nobody wrote otherwise.
            let isTwelveHours = start.minutes <= 720 && end.minutes <= 720
            if start.isBare, end.isBare, isTwelveHours, end.minutes != 0, end.minutes <= start.minutes { return nil }
            return (start.minutes, end.minutes)
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
}
