import Foundation

/// A moment as the clock on the wall shows it.
struct LocalMoment {
    let day: LocalDay
    /// Minutes since midnight.
    let minute: Int

    init(day: LocalDay, minute: Int) {
        self.day = day
        self.minute = minute
    }

    init(_ date: Date, _ timeZone: TimeZone) {
        // Bounded so that no date from outside is beyond what a number of days can hold.
        let seconds = min(max(date.timeIntervalSince1970, -6e10), 2.5e11) + Double(timeZone.secondsFromGMT(for: date))
        let days = (seconds / 86_400).rounded(.down)
        day = LocalDay(number: Int(days))
        minute = min(Int((seconds - days * 86_400) / 60), 1439)
    }
}
