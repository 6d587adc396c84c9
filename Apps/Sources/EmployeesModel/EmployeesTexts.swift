public import EmployeesService
public import Foundation
internal import HTTPService
public import Staff

/// The texts of the app Employees, in one place, whole sentences each.
///
/// Numbers, dates and names go into them here and nowhere else, so that another language can put them where it wants.
nonisolated public struct EmployeesTexts: Sendable {
    public let title = "Employees"
    public let search = "Search employees"
    public let sortBy = "Sort by"
    public let descending = "Descending"
    public let refresh = "Refresh"
    public let download = "Download CSV"
    public let chart = "Chart"
    public let salariesByAge = "Salaries by age"
    public let openEmployee = "Show"
    public let loading = "Asking for the employees"
    public let nobody = "No employees"
    public let nobodyDetail = "The service has an empty list."
    public let noList = "There is no list yet"
    public let tryAgain = "Try again"
    public let clearSearch = "Clear the search"
    public let numberLabel = "Number"
    public let nameLabel = "Name"
    public let salaryLabel = "Salary"
    public let ageLabel = "Age"
    public let unknownValue = "Unknown"
    public let nameless = "No name"
    public let nobodyChosen = "Nobody is chosen"
    public let nobodyChosenDetail = "Choose a person in the list to see the details."
    public let missing = "There is no such employee"
    public let missingDetail = "The list has nobody with this number."

    public let delete = "Delete"
    public let undo = "Undo"
    public let newSalary = "New salary"
    public let save = "Save"
    public let salaryNotRead = "Type the salary as a number from 0 to 99,999,999."
    public let notAllowed = "Only editors may change this."
    public let logOut = "Log out"
    public let logOutEverywhere = "Log out everywhere"

    /// Whose numbers, dates and order of names are used.
    public let locale: Locale
    /// Whose dates and numbers stand in sentences: those of the language that the sentences are in, as they are written where
    /// the person is. A date in another language or another direction would tear a sentence apart.
    private let sentences: Locale
    /// Whose hours times are told in.
    public let timeZone: TimeZone

    /// - Parameters:
    ///   - locale: a BCP 47 tag; one that means nothing falls back to English.
    ///   - timeZone: an IANA name; one that means nothing falls back to GMT.
    public init(locale: String, timeZone: String) {
        self.locale = Locale(identifier: locale.isEmpty ? "en" : locale)
        sentences = Self.english(as: self.locale)
        self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    }

    // MARK: Sentences

    /// How many rows are shown, of how many.
    public func count(shown: Int, of all: Int) -> String {
        let total = all.formatted(.number.locale(sentences))
        if shown != all { return "\(shown.formatted(.number.locale(sentences))) of \(total) shown" }
        return all == 1 ? "1 employee" : "\(total) employees"
    }

    /// The list on screen is current as of `time`.
    public func current(at time: Date) -> String { "As of \(moment(time))" }

    /// The list on screen is older than the last attempt to renew it.
    public func stale(since time: Date) -> String { "This is the list of \(moment(time))." }

    /// Rows were left out because they could not be read.
    public func omitted(_ rows: Int) -> String {
        switch rows {
        case 0: ""
        case 1: "1 row of the answer could not be read and is left out."
        default: "\(rows.formatted(.number.locale(sentences))) rows of the answer could not be read and are left out."
        }
    }

    /// Nobody matches what was typed.
    public func noMatch(_ search: String) -> String { "Nobody matches “\(search)”." }

    /// A failure, with what the app does about it.
    public func failure(_ error: EmployeesError, secondsLeft: Int, hasList: Bool) -> String {
        switch (error.nextStep, hasList) {
        case (.retryAfter, _) where secondsLeft > 0: "\(error.sentence) \(waiting(secondsLeft))"
        case (.retryAfter, _): error.sentence
        case (.offerRetry, true): "\(error.sentence) The last list stays on screen; Refresh asks again."
        case (.offerRetry, false): "\(error.sentence) Refresh asks again."
        case (.changeSettings, true): "\(error.sentence) The address of the service has to be changed; the last list stays on screen."
        case (.changeSettings, false): "\(error.sentence) The address of the service has to be changed."
        }
    }

    private func waiting(_ seconds: Int) -> String {
        if seconds >= 120 { return "The list is asked for again in \((seconds + 59) / 60) minutes." }
        return seconds == 1 ? "The list is asked for again in 1 second." : "The list is asked for again in \(seconds) seconds."
    }

    /// The file with the rows was handed to the device.
    public func saved(_ rows: Int, as file: String) -> String {
        rows == 1 ? "\(file) with 1 employee is downloaded." : "\(file) with \(rows.formatted(.number.locale(sentences))) employees is downloaded."
    }

    public let saveDenied = "The file was not saved: your device did not allow it."
    public let saveUnavailable = "The file was not saved: your device cannot take files just now."
    public let saveTimedOut = "The file was not saved: your device did not answer in time. Try again."

    /// What to sort by.
    public func name(of key: EmployeeSorting.Key?) -> String {
        switch key {
        case nil: "Order of the service"
        case .name: "Name"
        case .id: "Number"
        case .salary: "Salary"
        case .age: "Age"
        }
    }

    /// The chart in words, for whoever does not see it.
    public func summary(ages: [Double], salaries: [Double]) -> String {
        guard let youngest = ages.min(), let oldest = ages.max(), let lowest = salaries.min(), let highest = salaries.max() else { return "" }
        let number: (Double) -> String = { $0.formatted(.number.locale(sentences).precision(.fractionLength(0))) }
        let average = salaries.reduce(0, +) / Double(salaries.count)
        let who = ages.count == 1 ? "1 employee" : "\(ages.count.formatted(.number.locale(sentences))) employees"
        return "\(who) of \(number(youngest)) to \(number(oldest)) years, with salaries from \(number(lowest)) to \(number(highest)), \(number(average)) on average."
    }

    /// One employee in the chart.
    public func point(_ name: String, age: Int, salary: Decimal) -> String {
        "\(name), \(age.formatted(.number.locale(sentences))), \(salary.formatted(.number.locale(sentences)))"
    }

    /// Who is logged in, and what they may do.
    public func loggedIn(as member: StaffMember) -> String {
        member.role.canEdit ? "\(member.name), editor" : "\(member.name), viewer"
    }

    /// Somebody was taken off the list.
    public func deleted(_ name: String) -> String { name.isEmpty ? "The employee was deleted." : "\(name) was deleted." }

    /// A salary as a person types it, if it is one.
    public func salary(from text: String) -> Decimal? {
        // The marks between thousands are read wherever they stand, as are spaces.
        let marks = Set(" \u{00A0}\u{202F}" + (locale.groupingSeparator ?? ""))
        let text = String(text.filter { !marks.contains($0) })
        // The format reads powers of ten and words as well, which nobody types for a salary.
        guard !text.contains(where: \.isLetter), !text.isEmpty, text.count <= 20, let salary = try? Decimal(text, format: .number.locale(locale), lenient: false) else { return nil }
        return (0...99_999_999).contains(salary) ? salary : nil
    }

    // MARK: Values

    public func number(_ id: Int) -> String { "No. \(id)" }

    /// The salary as a number; its currency is nobody's knowledge.
    public func salary(_ salary: Decimal?) -> String {
        salary.map { $0.formatted(.number.locale(locale)) } ?? unknownValue
    }

    public func age(_ age: Int?) -> String { age.map { $0.formatted(.number.locale(locale)) } ?? unknownValue }
    public func salaryInRow(_ salary: Decimal?) -> String { "Salary: \(self.salary(salary))" }
    public func ageInRow(_ age: Int?) -> String { "Age: \(self.age(age))" }

    private func moment(_ time: Date) -> String {
        time.formatted(Date.FormatStyle(date: .abbreviated, time: .standard, locale: sentences, timeZone: timeZone))
    }

    /// English, which all texts are in, for the region of a locale.
    private static func english(as locale: Locale) -> Locale {
        if locale.language.languageCode?.identifier == "en" { return locale }
        return Locale(identifier: "en-\(locale.region?.identifier ?? "001")")
    }
}
