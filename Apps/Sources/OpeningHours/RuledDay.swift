/// The rules with their time spans on one day. So the conditions for the days are checked once and not for every minute.
struct RuledDay {
    /// The status that a rule gives a place at a minute.
    struct Claim {
        var status: OpenStatus
        /// Whether the rule certainly applies at this minute.
        var isCertain = true

        /// Returns the status after this rule. `before` is the status that the earlier rules give.
        func status(after before: OpenStatus) -> OpenStatus { isCertain || status == before ? status : .unknown }
    }

    let day: LocalDay
    let rules: [OpeningRule]
    /// The spans of each rule, in their order. Nil if the rule does not apply to this day.
    private let spans: [[RuleTimes.Span]?]

    init(_ rules: [OpeningRule], _ day: LocalDay, _ circumstances: Circumstances) {
        self.day = day
        self.rules = rules
        spans = rules.map { rule in
            guard rule.days.contains(day, circumstances.holidays) else { return nil }
            if rule.times.isEmpty { return [RuleTimes.Span(minutes: 0..<1440)] }
            var spans: [RuleTimes.Span] = []
            for times in rule.times {
                let new = times.spans(on: day, circumstances)
                // In "07:00+,12:00-16:00", the span without an end lasts until the next span begins.
                if let start = new.first?.minutes.lowerBound {
                    for index in spans.indices where spans[index].isGuess && spans[index].minutes.lowerBound < start {
                        spans[index].minutes = spans[index].minutes.clamped(to: spans[index].minutes.lowerBound..<start)
                    }
                }
                spans += new
            }
            return spans
        }
    }

    /// Returns whether the rule at an index applies to this day.
    func hasRule(_ index: Int) -> Bool { spans[index] != nil }

    /// Returns the status that the rule at an index gives for a minute of this day. Nil if the rule says nothing about this minute.
    func claim(of index: Int, at minute: Int) -> Claim? {
        guard let spans = spans[index] else { return nil }
        let rule = rules[index]
        let found = spans.filter { $0.minutes.contains(minute) }
        guard !found.isEmpty else { return nil }
        let isCertain = found.contains(where: \.isCertain)
        switch rule.status {
        case .unknown: return Claim(status: .unknown)
        case .closed: return Claim(status: .closed, isCertain: isCertain && !rule.isConditional)
        case .open:
            if found.contains(where: { $0.isCertain && !$0.isGuess }) { return Claim(status: .open) }
            return isCertain ? Claim(status: .unknown) : Claim(status: .open, isCertain: false)
        }
    }

    /// The minutes at which a time span can begin or end, since the beginning of this day. They may be on the next day.
    var borders: Set<Int> {
        Set(spans.lazy.compactMap { $0 }.joined().flatMap { [$0.minutes.lowerBound, $0.minutes.upperBound] })
    }
}
