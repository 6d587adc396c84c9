/// One rule of opening hours: on these days, at these times, this is how it is.
struct Rule: Hashable {
    enum Separator: Hashable {
        /// `;`: on the days of this rule, what was said before no longer holds.
        case replacing
        /// `,`: what was said before still holds.
        case adding
        /// `||`: holds where the rules before leave the place closed.
        case fallback
    }

    /// Minutes since the midnight at which the day begins; the end may lie on the day after.
    struct Times: Hashable {
        var start: Int
        var end: Int
        var status: OpenStatus?
    }

    var separator: Separator
    var days = DaySelector()
    /// Empty for the whole day.
    var times: [Times] = []
    var status = OpenStatus.open

    /// When on a day the rule applies, and what it says then.
    var spans: [(range: Range<Int>, status: OpenStatus)] {
        if times.isEmpty { return [(0..<1440, status)] }
        return times.map { ($0.start..<$0.end, status == .open ? $0.status ?? .open : status) }
    }
}
