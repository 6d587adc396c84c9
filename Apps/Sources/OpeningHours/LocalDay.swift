/// A day of the Gregorian calendar. It is stored as a number of days, so that the day before or after it is easy to compute.
struct LocalDay: Hashable {
    /// The number of days since 1970-01-01.
    let number: Int
    let year: Int
    /// The month, from 1 to 12.
    let month: Int
    /// The day of the month, from 1 to 31.
    let day: Int

    /// The weekday, from 0 for Monday to 6 for Sunday.
    var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    init(number: Int) {
        // Count years from March, so that the leap day is the last day of a year. There are 719468 days between 0000-03-01 and 1970-01-01.
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        self.number = number
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    init(year: Int, month: Int, day: Int) {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(number: era * 146_097 + dayOfEra - 719_468)
    }

    /// Returns Easter Sunday in the Gregorian calendar.
    static func easter(_ year: Int) -> LocalDay {
        let golden = year % 19, century = year / 100, rest = year % 100
        let moon = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
        let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
        let correction = (golden + 11 * moon + 22 * sunday) / 451
        let march = moon + sunday - 7 * correction + 114
        return LocalDay(year: year, month: march / 31, day: march % 31 + 1)
    }

    /// The number of the week (ISO 8601). The first week of a year contains its first Thursday.
    var week: Int {
        let thursday = LocalDay(number: number - weekday + 3)
        return (thursday.number - LocalDay(year: thursday.year, month: 1, day: 1).number) / 7 + 1
    }

    /// The number of days in this day's month.
    var lengthOfMonth: Int {
        let next = month == 12 ? LocalDay(year: year + 1, month: 1, day: 1) : LocalDay(year: year, month: month + 1, day: 1)
        return next.number - LocalDay(year: year, month: month, day: 1).number
    }
}
