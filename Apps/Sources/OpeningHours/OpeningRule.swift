/// One rule of opening hours: the days, the times and the status.
struct OpeningRule: Hashable {
    enum Separator: Hashable {
        /// `;`: on the days of this rule, the earlier rules do not apply.
        case replacing
        /// `,`: the rule applies in addition to the earlier rules.
        case adding
        /// `||`: the rule applies only while the earlier rules leave the place closed.
        case fallback
    }

    var separator: Separator
    var days = DaySelector()
    /// The time spans of the rule. Empty for the whole day.
    var times: [RuleTimes] = []
    var status = OpenStatus.open
    /// Whether the rule begins with a comment, which is its condition. Only the author knows when the condition is true.
    var isConditional = false

    /// Whether the place is closed for the whole day on the rule's days.
    var closesDays: Bool { status == .closed && times.isEmpty && !isConditional }
    /// Whether the earlier rules do not apply on the days of this rule.
    var replacesDays: Bool { separator == .replacing && status != .closed }
}
