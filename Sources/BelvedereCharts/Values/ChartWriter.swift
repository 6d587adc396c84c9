internal import BelvedereCore
internal import Foundation

/// Writes numbers and days in the language of the person.
nonisolated struct ChartWriter {
    private let locale: Locale
    private let calendar: Calendar

    init(locale: String) {
        self.locale = Locale(identifier: locale)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = self.locale
        calendar.timeZone = .gmt
        self.calendar = calendar
    }

    // MARK: Numbers

    /// Returns a value as a person reads it, such as `€1,199.50`.
    func text(of value: Double, _ format: ChartFormat) -> String {
        switch format.kind {
        case .currency(let code): value.formatted(.currency(code: code).locale(locale).precision(.fractionLength(cents(of: value))))
        case .percent: value.formatted(.percent.locale(locale).precision(.fractionLength(0...1)))
        case .number: plain(value)
        case .unit(let symbol): plain(value) + "\u{A0}" + symbol
        }
    }

    /// Returns the label of a tick. Labels have as many fraction digits as the distance of the ticks needs, and large numbers are short,
    /// such as 20K.
    func tick(_ value: Double, step: Double, largest: Double, _ format: ChartFormat) -> String {
        let number = value == 0 ? 0 : value
        switch format.kind {
        case .percent: return number.formatted(.percent.locale(locale).precision(.fractionLength(digits(for: step * 100))))
        case .currency(let code):
            let style = FloatingPointFormatStyle<Double>.Currency(code: code).locale(locale).precision(.fractionLength(digits(for: step)))
            return largest < 100_000 ? number.formatted(style) : short(number)
        case .number, .unit:
            if largest >= 10_000 { return short(number) }
            return number.formatted(.number.locale(locale).precision(.fractionLength(digits(for: step))))
        }
    }

    /// The unit above the ticks, if their labels do not contain it.
    func unit(of format: ChartFormat, largest: Double) -> String {
        switch format.kind {
        case .unit(let symbol): symbol
        case .currency(let code): largest < 100_000 ? "" : code
        case .number, .percent: ""
        }
    }

    private func short(_ value: Double) -> String {
        value.formatted(.number.locale(locale).notation(.compactName).precision(.significantDigits(1...3)))
    }

    private func plain(_ value: Double) -> String {
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        let isTiny = value != 0 && value.magnitude < 0.1
        return value.formatted(isTiny ? style.precision(.significantDigits(1...3)) : style.precision(.fractionLength(0...2)))
    }

    private func cents(of value: Double) -> Int { value == value.rounded() ? 0 : 2 }

    private func digits(for step: Double) -> Int { step >= 1 || step <= 0 ? 0 : min(10, Int((-log10(step) - 1e-9).rounded(.up))) }

    // MARK: Days

    /// The parts of a day that a text contains.
    enum Precision {
        case day, shortDay, month, shortMonth, year
    }

    func text(of date: CalendarDate, _ precision: Precision) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
        let moment = Date(timeIntervalSince1970: Double(CalendarDate.epoch.days(until: date)) * 86_400)
        return switch precision {
        case .day: moment.formatted(style.day().month(.abbreviated).year())
        case .shortDay: moment.formatted(style.day().month(.abbreviated))
        case .month: moment.formatted(style.month(.abbreviated).year())
        case .shortMonth: moment.formatted(style.month(.abbreviated))
        case .year: moment.formatted(style.year())
        }
    }

    /// Returns the place of a point as a person reads it.
    ///
    /// - Parameter precision: the parts of a day that the text contains.
    func text(of value: ChartValue, _ precision: Precision, _ format: ChartFormat) -> String {
        switch value {
        case .number(let number): text(of: number, format)
        case .date(let date): text(of: date, precision)
        case .category(let name): name
        }
    }
}
