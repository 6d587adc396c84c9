/// A time of day: a clock time, or a time such as sunset.
enum DayTime: Hashable {
    /// The minutes since midnight. A number above 1440 is on the next day.
    case clock(Int)
    /// Some minutes after sunrise, sunset, dawn or dusk. A negative offset is before it.
    case sun(Sun.Event, offset: Int)
}
