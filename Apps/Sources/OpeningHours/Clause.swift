/// What stands between two separators, as it was read.
struct Clause {
    /// Usually one. Several are closed alike: "PH, Dec 24 off".
    var days: [DaySelector] = []
    var times: [Rule.Times] = []
    /// Whether hours are given, be it all of the day.
    var hasTimes = false
    /// Nil where no word says it.
    var status: OpenStatus?
    var hasComment = false
    /// Whether the days stand before all else, as they should.
    var isDaysFirst = false

    func rules(_ separator: Rule.Separator) -> [Rule] {
        // A comment alone is a condition: "by appointment".
        let status = status ?? (hasComment ? .unknown : .open)
        return (days.isEmpty ? [DaySelector()] : days).map { Rule(separator: separator, days: $0, times: times, status: status) }
    }
}
