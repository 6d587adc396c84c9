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

    /// Whether the rule closes its days altogether.
    var closesDays: Bool { status == .closed && times.isEmpty }

    /// What the rule says of a minute of one of its days; nil when it says nothing.
    func status(at minute: Int) -> OpenStatus? {
        if times.isEmpty { return (0..<1440).contains(minute) ? status : nil }
        var found: OpenStatus?
        for span in times where (span.start..<span.end).contains(minute) {
            // Where two spans of a rule overlap, the one that is sure of itself counts.
            if found != .open { found = span.status ?? .open }
        }
        return status == .open ? found : found.map { _ in status }
    }
}
