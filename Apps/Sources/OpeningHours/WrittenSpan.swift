/// A time span as it is written in opening hours. Its meaning may still be ambiguous.
struct WrittenSpan {
    enum Time {
        case clock(ClockTime)
        case sun(Sun.Event, offset: Int)
    }

    var start: Time
    /// The end, or nil if the text does not contain it, as in `17:00+`.
    var end: Time?
    var isOpenEnded: Bool

    // MARK: Its meaning

    /// Returns the times of the span. Nil if it has two possible meanings, in one of which the place is open longer.
    ///
    /// - Parameter writesTwentyFourHours: whether another time in the text shows that its author uses a twenty-four-hour clock.
    func times(writesTwentyFourHours: Bool) -> RuleTimes? {
        guard !isDate else { return nil }
        switch (start, end) {
        case (.clock(let time), nil):
            let minutes = time.half.map(time.minutes(in:)) ?? time.minutes
            return minutes < 1440 ? RuleTimes(start: .clock(minutes), end: nil, isOpenEnded: true) : nil
        case (.sun(let event, let offset), nil): return RuleTimes(start: .sun(event, offset: offset), end: nil, isOpenEnded: true)
        case (.clock(let first), .clock(let last)):
            guard let (opening, written) = ClockTime.span(from: first, to: last, writesTwentyFourHours: writesTwentyFourHours) else {
                return nil
            }
            let closing = written <= opening ? written + 1440 : written
            guard opening < 1440, closing - opening <= 1440, closing <= 2880 else { return nil }
            return RuleTimes(start: .clock(opening), end: .clock(closing), isOpenEnded: isOpenEnded)
        case (.clock(let first), .sun(let event, let offset)):
            let minutes = first.half.map(first.minutes(in:)) ?? first.minutes
            // "08:00-sunrise" does not say whether the span ends on the same day or on the next one.
            guard minutes < 1440, !event.isMorning || !(360..<720).contains(minutes) else { return nil }
            return RuleTimes(
                start: .clock(minutes), end: .sun(event, offset: offset), endsNextDay: event.isMorning && minutes >= 720,
                isOpenEnded: isOpenEnded)
        case (.sun(let event, let offset), .clock(let last)):
            var minutes = last.half.map(last.minutes(in:)) ?? last.minutes
            if minutes < (event.isMorning ? 240 : 720) {
                // "sunset-9:00" probably does not mean nine in the morning.
                if !event.isMorning, last.mayBeOfTwelveHours, minutes >= 180 { return nil }
                minutes += 1440
            }
            return RuleTimes(start: .sun(event, offset: offset), end: .clock(minutes), isOpenEnded: isOpenEnded)
        case (.sun(let first, let early), .sun(let last, let late)):
            return RuleTimes(
                start: .sun(first, offset: early), end: .sun(last, offset: late),
                endsNextDay: last.usualMinute + late <= first.usualMinute + early, isOpenEnded: isOpenEnded)
        }
    }

    /// Whether the numbers are probably a day and a month, as in `14.05-04.09`.
    private var isDate: Bool {
        guard case .clock(let first) = start, case .clock(let last) = end, first.notation == .point, last.notation == .point else {
            return false
        }
        return (1...12).contains(first.minutes % 60) && (1...12).contains(last.minutes % 60)
    }

    // MARK: Lists

    /// Returns whether this span may come after another one in a list. If it begins earlier than the span before it, the text probably uses
    /// a twelve-hour clock (`9:00-12:00,1:00-5:00`). If there is no comma between them and one begins within the other, the text has
    /// another meaning (`7-30 14-00`).
    func canFollow(_ other: WrittenSpan, isListed: Bool) -> Bool {
        guard case .clock(let first) = other.start, case .clock(let second) = start else { return true }
        let isBackwards = second.half == nil && first.half == nil && second.minutes <= first.minutes
        if isBackwards, second.digits == 1 { return false }
        if isListed { return true }
        guard case .clock(let end) = other.end else { return true }
        if first.notation == .point, second.notation == .colon { return false }
        return !isBackwards && (end.half != nil || second.half != nil || (end.minutes > first.minutes && end.minutes <= second.minutes))
    }
}
