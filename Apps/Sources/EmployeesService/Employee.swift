public import Foundation

/// One employee, as the app keeps it.
public struct Employee: Sendable, Hashable, Identifiable {
    /// The number the service gives, unique in a list.
    public let id: Int
    /// The name, free of control characters and of marks that turn the direction of text, at most 200 characters. It is
    /// still text that a stranger may have written: to be escaped wherever it is put into markup.
    public let name: String
    /// The salary, exact, in the service's unnamed currency; nil when the service gave none that can be read.
    public let salary: Decimal?
    /// The age in years; nil when the service gave none that can be read.
    public let age: Int?

    public init(id: Int, name: String, salary: Decimal?, age: Int?) {
        self.id = id
        self.name = name
        self.salary = salary
        self.age = age
    }

    /// Whether the name or one of the texts that are shown contains what was typed, whatever the case and the diacritics.
    /// Every word typed has to be found; nothing typed matches all. A figure has to be found whole: "3" is no part of 23.
    ///
    /// - Parameters:
    ///   - search: what was typed.
    ///   - texts: what else is shown of the employee, such as the salary.
    ///   - locale: whose rules of letters count.
    public func matches(_ search: String, among texts: [String] = [], locale: Locale = .current) -> Bool {
        let name = Self.fold(name, locale)
        let words = Set(texts.flatMap { Self.fold($0, locale).split(whereSeparator: \.isWhitespace).map(String.init) })
        return search.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            let word = Self.fold(String(word), locale)
            return name.contains(word) || String(id) == word || words.contains(word)
        }
    }

    private static func fold(_ text: String, _ locale: Locale) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
    }
}
