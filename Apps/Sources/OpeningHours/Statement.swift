/// What rules say about a minute of a day: by what begins on that day, and by what began the day before and goes on.
struct Statement {
    /// Nil where the rules for the day say nothing of the minute.
    private(set) var today: OpenStatus?
    /// Nil where nothing goes on from the day before.
    private(set) var overnight: OpenStatus?
    /// The rule that ``overnight`` comes from is one for today as well.
    private var isOvernightRuleForToday = false

    var status: OpenStatus { today ?? overnight ?? .closed }

    /// - Parameters:
    ///   - rules: in the order in which they are written.
    ///   - day: the day.
    ///   - minute: since the beginning of the day. Beyond 1440 only ``today`` says something.
    ///   - holidays: what `PH` and `SH` mean.
    init(_ rules: [Rule], about day: LocalDay, minute: Int, _ holidays: any HolidayCalendar) {
        let yesterday = LocalDay(number: day.number - 1)
        for rule in rules {
            let isForToday = rule.days.contains(day, holidays), isForYesterday = rule.days.contains(yesterday, holidays)
            guard isForToday || isForYesterday else { continue }
            // What stands in only does so where the rules before leave the place closed.
            if rule.separator == .fallback, status != .closed { continue }
            // In this order: a rule does not replace what it says itself.
            if isForToday { followToday(rule, minute) }
            if isForYesterday { followYesterday(rule, minute + 1440, isForToday: isForToday) }
        }
    }

    private mutating func followToday(_ rule: Rule, _ minute: Int) {
        if rule.closesDays {
            // Nothing begins on a day that is off; what began the day before may still go on.
            today = nil
            return
        }
        if rule.separator == .replacing, rule.status != .closed {
            today = nil
            // "22:00-02:00; Th 12:00-14:00": does Thursday replace the night to Thursday? Nobody can tell.
            if isOvernightRuleForToday, overnight == .open { overnight = .unknown }
        }
        if let new = rule.status(at: minute) { today = new }
    }

    private mutating func followYesterday(_ rule: Rule, _ minute: Int, isForToday: Bool) {
        if rule.closesDays || (rule.separator == .replacing && rule.status != .closed) { overnight = nil }
        if let new = rule.status(at: minute) {
            overnight = new
            isOvernightRuleForToday = isForToday
        }
    }
}
