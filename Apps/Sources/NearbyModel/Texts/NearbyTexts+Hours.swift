internal import Foundation
internal import OpeningHours
internal import NearbyPlaces

/// Opening hours in words.
nonisolated extension NearbyTexts {
    /// "Open until 23:00", "Closed, opens Monday at 08:00"; the bare status where nobody can tell what comes next.
    func hours(_ status: OpenStatusNow, then change: OpeningChange?) -> String {
        guard let change else { return status == .unknown ? "" : self.status(status) }
        return say {
            let when = moment(change)
            switch (status, change.status) {
            case (.open, .closed): return NearbyWords.openUntil(when)
            case (.open, _): return NearbyWords.openUntilPerhapsLonger(when)
            case (.closed, .open): return NearbyWords.closedOpens(when)
            case (.closed, _): return NearbyWords.closedMayOpen(when)
            case (.unknown, _): return ""
            }
        }
    }

    /// The status in a row, where nothing beside it says what it is about.
    func statusInRow(_ status: OpenStatusNow, then change: OpeningChange?) -> String {
        status == .unknown ? say { NearbyWords.hoursUnknown } : hours(status, then: change)
    }

    /// The hours as they were written.
    public func hoursAsWritten(_ text: String) -> String { say { NearbyWords.asWritten(text) } }

    /// The hours as they were written, which nobody could make sense of.
    public func unreadableHours(_ text: String) -> String { say { NearbyWords.unreadableHours(text) } }

    /// "23:00", "tomorrow at 08:00", "Monday at 08:00".
    private func moment(_ change: OpeningChange) -> String {
        let time = time(change.minute)
        // The end of a day is its midnight, and not the beginning of tomorrow.
        if change.daysAhead == 0 || (change.daysAhead == 1 && change.minute == 0 && change.status != .open) {
            return change.minute == 0 ? NearbyWords.midnight : NearbyWords.atTime(time)
        }
        if change.daysAhead == 1 { return change.status == .open ? NearbyWords.tomorrowAtTime(time) : NearbyWords.atTime(time) }
        return NearbyWords.weekdayAtTime(weekday(change.weekday), time)
    }

    func weekday(_ number: Int) -> String {
        // Calendars begin with Sunday.
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = sentences
        return calendar.standaloneWeekdaySymbols[(number + 1) % 7]
    }

    func time(_ minute: Int) -> String {
        // A day of any year in a zone without summer time: only the figures of the clock are wanted.
        Date(timeIntervalSince1970: Double(minute % 1440) * 60)
            .formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: sentences, timeZone: .gmt))
    }
}
