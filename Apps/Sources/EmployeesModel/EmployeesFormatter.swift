public import EmployeesService
public import Foundation
internal import HTTPService
public import Staff

/// Formats values for the texts of the app Employees.
///
/// The texts are in the catalogue `EmployeesTexts`. Only this type inserts numbers, dates and names into them.
nonisolated public struct EmployeesFormatter: Sendable {
    /// The locale of the person, for numbers, dates and the order of names.
    public let locale: Locale
    /// The locale of dates and numbers inside sentences: the language of the sentences, with the format of the person's region. A date in
    /// another language or another direction would break a sentence.
    private var sentences: Locale { Locale(identifier: EmployeesTexts.locale) }
    /// The currency of all salaries, or nil if it is unknown.
    private let currency: String?
    /// The time zone of all shown times.
    public let timeZone: TimeZone

    /// - Parameters:
    ///   - locale: a BCP 47 tag. An unknown one falls back to English.
    ///   - timeZone: an IANA name. An unknown one falls back to GMT.
    ///   - currency: the currency code of all salaries (ISO 4217), or nil if it is unknown.
    public init(locale: String, timeZone: String, currency: String? = nil) {
        self.currency = currency
        self.locale = Locale(identifier: locale.isEmpty ? "en" : locale)
        self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    }

    // MARK: Sentences

    /// The text of the chart's axis for salaries, with the currency if it is known.
    public var salaryAxis: String { currency.map(EmployeesTexts.salaryAxis) ?? EmployeesTexts.salaryLabel }

    /// Returns a text such as "12 of 50 shown", with the numbers of shown and of all employees.
    public func count(shown: Int, of all: Int) -> String {
        shown == all ? EmployeesTexts.employeeCount(all) : EmployeesTexts.shown(shown, all)
    }

    /// Returns the text that the list was current at `time`.
    public func current(at time: Date) -> String { EmployeesTexts.asOf(moment(time)) }

    /// Returns the text that the list is older than the last attempt to load it.
    public func stale(since time: Date) -> String { EmployeesTexts.lastUpdated(moment(time)) }

    /// Returns the text that some rows were unreadable and left out.
    public func omitted(_ rows: Int) -> String { rows == 0 ? "" : EmployeesTexts.omitted(rows) }

    /// Returns the text about a failed request and what the app does next, such as the seconds until a retry.
    public func failure(_ error: EmployeesError, secondsLeft: Int, hasList: Bool) -> String {
        let remedies: [String] =
            switch (error.nextStep, hasList) {
            case (.retryAfter, _) where secondsLeft > 0: [waiting(secondsLeft)]
            case (.retryAfter, _), (.offerRetry, false): []
            case (.offerRetry, true): [EmployeesErrorTexts.stillLastList]
            case (.changeSettings, true): [EmployeesErrorTexts.checkAddress, EmployeesErrorTexts.stillLastList]
            case (.changeSettings, false): [EmployeesErrorTexts.checkAddress]
            }
        return remedies.reduce(error.text) { EmployeesErrorTexts.sentences($0, $1) }
    }

    private func waiting(_ seconds: Int) -> String {
        seconds >= 120 ? EmployeesErrorTexts.retryingInMinutes((seconds + 59) / 60) : EmployeesErrorTexts.retryingInSeconds(seconds)
    }

    /// Returns the name of a sort order for the picker.
    public func name(of key: EmployeeSorting.Key?) -> String {
        switch key {
        case nil: EmployeesTexts.originalOrder
        case .name: EmployeesTexts.nameLabel
        case .id: EmployeesTexts.numberLabel
        case .salary: EmployeesTexts.salaryLabel
        case .age: EmployeesTexts.ageLabel
        }
    }

    /// Returns a description of the chart for people who cannot see it. It includes the number of employees that the chart cannot show.
    public func summary(ages: [Double], salaries: [Double], of all: Int) -> String {
        guard let youngest = ages.min(), let oldest = ages.max(), let lowest = salaries.min(), let highest = salaries.max() else {
            return ""
        }
        let number: (Double) -> String = { $0.formatted(.number.locale(sentences).precision(.fractionLength(0))) }
        let average = salaries.reduce(0, +) / Double(salaries.count)
        let summary = EmployeesTexts.chartSummary(
            ages.count, number(youngest), number(oldest), number(lowest), number(highest), number(average)
        )
        return all == ages.count ? summary : EmployeesErrorTexts.sentences(summary, EmployeesTexts.notInChart(all - ages.count))
    }

    /// Returns the accessible name of one employee's point in the chart.
    public func point(_ name: String, age: Int, salary: Decimal) -> String {
        EmployeesTexts.point(name, age.formatted(.number.locale(sentences)), salary.formatted(.number.locale(sentences)))
    }

    /// Returns the text with the name and the role of the logged-in person.
    public func loggedIn(as member: StaffMember) -> String {
        member.role.canEdit ? EmployeesTexts.editor(member.name) : EmployeesTexts.viewer(member.name)
    }

    /// Returns the text that an employee was deleted.
    public func deleted(_ name: String) -> String { name.isEmpty ? EmployeesTexts.deletedNameless : EmployeesTexts.deleted(name) }

    /// The message about an invalid salary.
    public var salaryNotRead: String { EmployeesTexts.salaryNotRead(0, Self.highestSalary) }

    /// The highest accepted salary.
    private static let highestSalary = 99_999_999

    /// Parses a typed salary. Returns nil if it is invalid.
    public func salary(from text: String) -> Decimal? {
        // Ignore group separators and spaces everywhere.
        let marks = Set(" \u{00A0}\u{202F}" + (locale.groupingSeparator ?? ""))
        let text = String(text.filter { !marks.contains($0) })
        // The number format also accepts exponents and words. These are not valid salaries here.
        guard !text.contains(where: \.isLetter), !text.isEmpty, text.unicodeScalars.count <= 20,
            let salary = try? Decimal(text, format: .number.locale(locale), lenient: false)
        else { return nil }
        return (0...Decimal(Self.highestSalary)).contains(salary) ? salary : nil
    }

    // MARK: Values

    /// Returns an employee's number without group separators, because it identifies the employee and is not a quantity.
    public func figure(_ id: Int) -> String { id.formatted(.number.grouping(.never).locale(sentences)) }

    public func number(_ id: Int) -> String { EmployeesTexts.number(figure(id)) }

    /// Returns a salary, with its currency if it is known.
    public func salary(_ salary: Decimal?) -> String {
        salary.map(money) ?? EmployeesTexts.unknownValue
    }

    /// Returns the text with the sum and the mean of the known salaries, and the number of unknown ones. Empty if no salary is known.
    public func salariesInAll(_ all: [Decimal?]) -> String {
        let salaries = all.compactMap(\.self)
        if salaries.isEmpty { return "" }
        let sum = salaries.reduce(0, +)
        var mean = sum / Decimal(salaries.count), rounded = Decimal()
        NSDecimalRound(&rounded, &mean, 0, .plain)
        let totals = EmployeesTexts.totals(money(sum), money(rounded)), unknown = all.count - salaries.count
        return unknown == 0 ? totals : "\(totals) · \(EmployeesTexts.withoutSalary(unknown))"
    }

    private func money(_ amount: Decimal) -> String {
        guard let currency else { return amount.formatted(.number.locale(locale)) }
        return amount.formatted(.currency(code: currency).locale(locale).precision(.fractionLength(0...2)))
    }

    /// Returns the name of an age group. For nil, returns the name for all ages.
    public func name(of ages: AgeGroup?) -> String {
        switch ages {
        case nil: EmployeesTexts.allAges
        case .under30: EmployeesTexts.under(30)
        case .from30to49: EmployeesTexts.fromTo(30, 49)
        case .from50: EmployeesTexts.andOver(50)
        }
    }

    /// Returns the name of a height of the rows.
    public func name(of density: EmployeesDensity) -> String {
        switch density {
        case .comfortable: EmployeesTexts.comfortable
        case .compact: EmployeesTexts.compact
        }
    }

    public func age(_ age: Int?) -> String { age.map { $0.formatted(.number.locale(locale)) } ?? EmployeesTexts.unknownValue }

    private func moment(_ time: Date) -> String {
        // Use the calendar of the language: the Persian calendar for Persian.
        let calendar = sentences.calendar
        // In Hindi, write the full name of the time of day ("morning"). The platform shortens it to one letter, which readers do not
        // understand.
        if sentences.language.languageCode == .hindi {
            return time.formatted(
                Date.FormatStyle(date: .abbreviated, time: .omitted, locale: sentences, calendar: calendar, timeZone: timeZone)
                    .hour(.conversationalDefaultDigits(amPM: .wide)).minute().second()
            )
        }
        return time.formatted(
            Date.FormatStyle(date: .abbreviated, time: .standard, locale: sentences, calendar: calendar, timeZone: timeZone))
    }
}
