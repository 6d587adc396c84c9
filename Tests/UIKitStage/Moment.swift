#if canImport(UIKit)
import BelvedereCore
import UIKit

/// Dates of UIKit in the form of a transcript, such as `2026-12-24` or `09:30`, in Greenwich time.
enum Moment {
    private static let secondsOfDay = 86_400.0

    static func text(of date: Date, isDate: Bool) -> String {
        let days = (date.timeIntervalSinceReferenceDate / secondsOfDay).rounded(.down)
        if isDate { return CalendarDate(year: 2001, month: 1, day: 1)?.adding(days: Int(days))?.description ?? "" }
        let minutes = Int((date.timeIntervalSinceReferenceDate - days * secondsOfDay) / 60)
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60)?.description ?? ""
    }

    static func date(_ text: String) -> Date? {
        if let day = CalendarDate(text), let first = CalendarDate(year: 2001, month: 1, day: 1) {
            return Date(timeIntervalSinceReferenceDate: Double(first.days(until: day)) * secondsOfDay)
        }
        return TimeOfDay(text).map { Date(timeIntervalSinceReferenceDate: Double($0.hour * 60 + $0.minute) * 60) }
    }
}
#endif
