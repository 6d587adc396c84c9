/// The parsed text between two separators of opening hours, such as "Mo-Fr 08:00-18:00".
struct Clause {
    /// The conditions for the days, usually one. There are several only for closed days: "PH, Dec 24 off".
    var days: [DaySelector] = []
    var times: [RuleTimes] = []
    /// Whether the text contains hours, such as "08:00-18:00" or "24/7".
    var hasTimes = false
    /// The status that a word such as "off" states, or nil if there is no such word.
    var status: OpenStatus?
    var hasComment = false
    /// Whether the text begins with a comment, which is then the condition for the rest: `"summer" off`.
    var isConditional = false
    /// Whether the days are before the hours, as the specification requires.
    var isDaysFirst = false

    /// - Parameter isFirst: whether no earlier rule says when the place is open.
    func rules(_ separator: OpeningRule.Separator, isFirst: Bool) -> [OpeningRule] {
        // A comment alone is a condition: "by appointment".
        var status = status ?? (hasComment ? .unknown : .open)
        // `"Good Friday" off` as the first rule: it is not known which days the comment means. So the status is unknown, unless another
        // rule states it.
        if isConditional, status == .open || isFirst { status = .unknown }
        return (days.isEmpty ? [DaySelector()] : days).map {
            OpeningRule(separator: separator, days: $0, times: times, status: status, isConditional: isConditional)
        }
    }
}
