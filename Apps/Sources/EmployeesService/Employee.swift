public import Foundation

/// One employee.
public struct Employee: Sendable, Hashable, Identifiable {
    /// The number of the employee, which the service assigns. It is unique in a list.
    public let id: Int
    /// The name, at most 200 characters, without control characters and direction marks. The service may send any text, so escape it in
    /// HTML.
    public let name: String
    /// The exact salary, without a currency, because the service does not send one. Nil if the service sent no readable salary.
    public let salary: Decimal?
    /// The age in years. Nil if the service sent no readable age.
    public let age: Int?

    public init(id: Int, name: String, salary: Decimal?, age: Int?) {
        self.id = id
        self.name = name
        self.salary = salary
        self.age = age
    }

    /// Returns whether each word of a search text is contained in the name or in one of the shown texts. Case and diacritics are ignored.
    /// An empty search text matches every employee. A number must match as a whole: "3" does not match 23.
    ///
    /// - Parameters:
    ///   - search: the search text.
    ///   - texts: the other shown texts of the employee, such as the salary.
    ///   - locale: the locale by whose rules letters are compared.
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
