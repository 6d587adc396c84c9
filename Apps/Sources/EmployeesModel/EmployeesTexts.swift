public import EmployeesService
public import Foundation
internal import HTTPService
public import Staff

/// How the app Employees puts values into its texts.
///
/// The texts themselves stand in the catalogue `EmployeesWords`. Numbers, dates and names go into them here and nowhere else.
nonisolated public struct EmployeesTexts: Sendable {
    /// Whose numbers, dates and order of names are used.
    public let locale: Locale
    /// Whose dates and numbers stand in sentences: those of the language that the sentences are in, as they are written where
    /// the person is. A date in another language or another direction would tear a sentence apart.
    private var sentences: Locale { Locale(identifier: EmployeesWords.locale) }
    /// The currency of all salaries; nil where nobody knows it.
    private let currency: String?
    /// Whose hours times are told in.
    public let timeZone: TimeZone

    /// - Parameters:
    ///   - locale: a BCP 47 tag; one that means nothing falls back to English.
    ///   - timeZone: an IANA name; one that means nothing falls back to GMT.
    ///   - currency: the code of the currency of all salaries (ISO 4217); nil where nobody knows it.
    public init(locale: String, timeZone: String, currency: String? = nil) {
        self.currency = currency
        self.locale = Locale(identifier: locale.isEmpty ? "en" : locale)
        self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    }

    // MARK: Sentences

    /// How many rows are shown, of how many.
    public func count(shown: Int, of all: Int) -> String {
        shown == all ? EmployeesWords.employeeCount(all) : EmployeesWords.shown(shown, all)
    }

    /// The list on screen is current as of `time`.
    public func current(at time: Date) -> String { EmployeesWords.asOf(moment(time)) }

    /// The list on screen is older than the last attempt to renew it.
    public func stale(since time: Date) -> String { EmployeesWords.lastUpdated(moment(time)) }

    /// Rows were left out because they could not be read.
    public func omitted(_ rows: Int) -> String { rows == 0 ? "" : EmployeesWords.omitted(rows) }

    /// A failure, with what the app does about it.
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

    /// What to sort by.
    public func name(of key: EmployeeSorting.Key?) -> String {
        switch key {
        case nil: EmployeesWords.originalOrder
        case .name: EmployeesWords.nameLabel
        case .id: EmployeesWords.numberLabel
        case .salary: EmployeesWords.salaryLabel
        case .age: EmployeesWords.ageLabel
        }
    }

    /// The chart in words, for whoever does not see it.
    public func summary(ages: [Double], salaries: [Double]) -> String {
        guard let youngest = ages.min(), let oldest = ages.max(), let lowest = salaries.min(), let highest = salaries.max() else {
            return ""
        }
        let number: (Double) -> String = { $0.formatted(.number.locale(sentences).precision(.fractionLength(0))) }
        let average = salaries.reduce(0, +) / Double(salaries.count)
        return EmployeesWords.chartSummary(
            ages.count, number(youngest), number(oldest), number(lowest), number(highest), number(average)
        )
    }

    /// One employee in the chart.
    public func point(_ name: String, age: Int, salary: Decimal) -> String {
        EmployeesWords.point(name, age.formatted(.number.locale(sentences)), salary.formatted(.number.locale(sentences)))
    }

    /// Who is logged in, and what they may do.
    public func loggedIn(as member: StaffMember) -> String {
        member.role.canEdit ? EmployeesWords.editor(member.name) : EmployeesWords.viewer(member.name)
    }

    /// Somebody was taken off the list.
    public func deleted(_ name: String) -> String { name.isEmpty ? EmployeesWords.deletedNameless : EmployeesWords.deleted(name) }

    /// What to say where a salary was not read.
    public var salaryNotRead: String { EmployeesWords.salaryNotRead(0, Self.highestSalary) }

    /// The highest salary that is taken.
    private static let highestSalary = 99_999_999

    /// A salary as a person types it, if it is one.
    public func salary(from text: String) -> Decimal? {
        // The marks between thousands are read wherever they stand, as are spaces.
        let marks = Set(" \u{00A0}\u{202F}" + (locale.groupingSeparator ?? ""))
        let text = String(text.filter { !marks.contains($0) })
        // The format reads powers of ten and words as well, which nobody types for a salary.
        guard !text.contains(where: \.isLetter), !text.isEmpty, text.count <= 20,
            let salary = try? Decimal(text, format: .number.locale(locale), lenient: false)
        else { return nil }
        return (0...Decimal(Self.highestSalary)).contains(salary) ? salary : nil
    }

    // MARK: Values

    /// The number of an employee, without marks between thousands: it counts nothing.
    public func figure(_ id: Int) -> String { id.formatted(.number.grouping(.never).locale(sentences)) }

    public func number(_ id: Int) -> String { EmployeesWords.number(figure(id)) }

    /// The salary, in its currency where that is known.
    public func salary(_ salary: Decimal?) -> String {
        salary.map(money) ?? EmployeesWords.unknownValue
    }

    /// The sum and the mean of salaries; empty where there are none.
    public func salariesInAll(_ salaries: [Decimal]) -> String {
        if salaries.isEmpty { return "" }
        let sum = salaries.reduce(0, +)
        var mean = sum / Decimal(salaries.count), rounded = Decimal()
        NSDecimalRound(&rounded, &mean, 0, .plain)
        return EmployeesWords.totals(money(sum), money(rounded))
    }

    private func money(_ amount: Decimal) -> String {
        guard let currency else { return amount.formatted(.number.locale(locale)) }
        return amount.formatted(.currency(code: currency).locale(locale).precision(.fractionLength(0...2)))
    }

    /// Ages that are shown; nil for all.
    public func name(of ages: AgeGroup?) -> String {
        switch ages {
        case nil: EmployeesWords.allAges
        case .under30: EmployeesWords.under(30)
        case .from30to49: EmployeesWords.fromTo(30, 49)
        case .from50: EmployeesWords.andOver(50)
        }
    }

    public func age(_ age: Int?) -> String { age.map { $0.formatted(.number.locale(locale)) } ?? EmployeesWords.unknownValue }
    public func salaryInRow(_ salary: Decimal?) -> String { EmployeesWords.salaryInRow(self.salary(salary)) }
    public func ageInRow(_ age: Int?) -> String { EmployeesWords.ageInRow(self.age(age)) }

    private func moment(_ time: Date) -> String {
        time.formatted(Date.FormatStyle(date: .abbreviated, time: .standard, locale: sentences, timeZone: timeZone))
    }
}
