import Foundation

/// A moment as a day and a minute in a time zone.
struct LocalMoment {
    let day: LocalDay
    /// The minutes since midnight.
    let minute: Int

    init(_ date: Date, _ timeZone: TimeZone) {
        // Limit the moment, so that its number of days is a valid integer.
        let seconds = min(max(date.timeIntervalSince1970, -6e10), 2.5e11) + Double(timeZone.secondsFromGMT(for: date))
        let days = (seconds / 86_400).rounded(.down)
        day = LocalDay(number: Int(days))
        minute = min(Int((seconds - days * 86_400) / 60), 1439)
    }
}
