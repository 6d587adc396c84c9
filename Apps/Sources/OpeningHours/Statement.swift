/// The status that all rules together give for a minute of a day. It distinguishes time spans that begin on that day from spans that began
/// on the day before and last over midnight.
struct Statement {
    private var saidOfToday: OpenStatus?
    private var leftOvernight: OpenStatus?
    /// Whether the rule that has set ``leftOvernight`` comes after the rule that has set ``saidOfToday``. Then ``leftOvernight`` has
    /// priority.
    private var isOvernightAbove = false
    /// Whether the rule that has set ``leftOvernight`` also applies to this day.
    private var isOvernightRuleForToday = false

    /// The status that this day's own time spans give, or nil if there is none.
    var today: OpenStatus? { isOvernightAbove ? nil : saidOfToday }
    /// The status that the spans from the day before give, or nil if there is none.
    var overnight: OpenStatus? { leftOvernight }
    var status: OpenStatus { today ?? overnight ?? .closed }

    /// - Parameters:
    ///   - day: the day.
    ///   - yesterday: the day before it.
    ///   - minute: the minute since the beginning of the day.
    init(_ day: RuledDay, after yesterday: RuledDay, minute: Int) {
        for index in day.rules.indices {
            let isForToday = day.hasRule(index), isForYesterday = yesterday.hasRule(index)
            guard isForToday || isForYesterday else { continue }
            let rule = day.rules[index]
            // A rule after "||" applies only while the earlier rules leave the place closed.
            if rule.separator == .fallback, status != .closed { continue }
            // The status that the rule gives for this minute by a time span that begins on this day. Nil if the rule has no such span.
            let claim = day.claim(of: index, at: minute)
            if isForToday { followToday(rule, claim) }
            if isForYesterday {
                followYesterday(rule, yesterday.claim(of: index, at: minute + 1440), isForToday: isForToday, isAnswered: claim != nil)
            }
        }
    }

    private mutating func followToday(_ rule: OpeningRule, _ claim: RuledDay.Claim?) {
        if rule.closesDays {
            // The place is closed on this day, so no span begins. But a span from the day before may continue after midnight.
            saidOfToday = nil
            return
        }
        if rule.replacesDays {
            saidOfToday = nil
            // "22:00-02:00; Th 12:00-14:00" does not say whether Thursday's rule also replaces the hours after the midnight before it. So
            // the status is unknown.
            if isOvernightRuleForToday, leftOvernight == .open { leftOvernight = .unknown }
        }
        guard let claim else { return }
        saidOfToday = claim.status(after: status)
        isOvernightAbove = false
    }

    private mutating func followYesterday(_ rule: OpeningRule, _ claim: RuledDay.Claim?, isForToday: Bool, isAnswered: Bool) {
        if rule.closesDays || rule.replacesDays {
            leftOvernight = nil
            isOvernightAbove = false
        }
        guard let claim else { return }
        leftOvernight = claim.status(after: status)
        isOvernightRuleForToday = isForToday
        // In "24/7; 22:00-06:00 off", the hours after midnight of the second rule have priority over the first rule.
        isOvernightAbove = !isAnswered && saidOfToday != nil && saidOfToday != leftOvernight
    }
}
