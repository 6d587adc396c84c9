internal import Foundation
internal import OpeningHours
internal import NearbyPlaces

/// The texts of opening hours.
nonisolated extension NearbyFormatter {
    /// Returns a text such as "Open until 23:00" or "Closed, opens Monday at 08:00". It is only the status if the next change is unknown.
    func hours(_ status: OpenStatusNow, then change: OpeningChange?) -> String {
        guard let change else { return status == .unknown ? "" : self.status(status) }
        return say {
            let when = moment(change)
            switch (status, change.status) {
            case (.open, .closed): return NearbyTexts.openUntil(when)
            case (.open, _): return NearbyTexts.openUntilPerhapsLonger(when)
            case (.closed, .open): return NearbyTexts.closedOpens(when)
            case (.closed, _): return NearbyTexts.closedMayOpen(when)
            case (.unknown, _): return ""
            }
        }
    }

    /// Returns the text about opening for a row of the list. Unlike `hours`, it has a short text for unknown hours.
    func statusInRow(_ status: OpenStatusNow, then change: OpeningChange?) -> String {
        status == .unknown ? say { NearbyTexts.hoursUnknown } : hours(status, then: change)
    }

    /// Returns the hours as they were written.
    public func hoursAsWritten(_ text: String) -> String { say { NearbyTexts.asWritten(text) } }

    /// Returns the hours as they were written, with the note that the app cannot read them.
    public func unreadableHours(_ text: String) -> String { say { NearbyTexts.unreadableHours(text) } }

    /// Returns the time of an opening or closing, such as "23:00", "tomorrow at 08:00" or "Monday at 08:00".
    private func moment(_ change: OpeningChange) -> String {
        let time = time(change.minute)
        // A place that closes at midnight closes at the end of today, not tomorrow at 00:00.
        if change.daysAhead == 0 || (change.daysAhead == 1 && change.minute == 0 && change.status != .open) {
            return change.minute == 0 ? NearbyTexts.midnight : NearbyTexts.atTime(time)
        }
        if change.daysAhead == 1 { return change.status == .open ? NearbyTexts.tomorrowAtTime(time) : NearbyTexts.atTime(time) }
        return NearbyTexts.weekdayAtTime(weekday(change.weekday), time)
    }

    func weekday(_ number: Int) -> String {
        // The calendar's array of weekdays begins with Sunday, and `number` with 0 for Monday.
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = sentences
        return calendar.standaloneWeekdaySymbols[(number + 1) % 7]
    }

    func time(_ minute: Int) -> String {
        // Only the time of day matters, so use any day in a time zone without summer time.
        let moment = Date(timeIntervalSince1970: Double(minute % 1440) * 60)
        // In Hindi, write the full name of the time of day ("morning"). The platform shortens it to one letter, which readers do not
        // understand.
        if sentences.language.languageCode == .hindi {
            return moment.formatted(
                Date.FormatStyle(locale: sentences, timeZone: .gmt).hour(.conversationalDefaultDigits(amPM: .wide)).minute())
        }
        return moment.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: sentences, timeZone: .gmt))
    }
}
