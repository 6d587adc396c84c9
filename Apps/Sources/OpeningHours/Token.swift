/// A word, number or sign of a text with opening hours. It also stores whether a space is before it.
struct Token: Hashable {
    enum Kind: Hashable {
        /// A word in small letters.
        case word(String)
        case number(Int, digits: Int)
        case sign(Character)
        case comment
    }

    let kind: Kind
    let isSpaced: Bool

    /// The weekday, 0 for Monday to 6 for Sunday, from its name or a usual abbreviation (`Mo`, `Mon`, `Mondays`).
    var weekday: Int? {
        guard case .word(let word) = kind else { return nil }
        if word.count >= 2, let day = Self.weekdays.firstIndex(where: { $0.hasPrefix(word) }) { return day }
        guard word.count >= 4, word.last == "s" else { return nil }
        return Self.weekdays.firstIndex { $0.hasPrefix(word.dropLast()) }
    }

    /// The month, from 1 to 12, by its name or an abbreviation.
    var month: Int? {
        guard case .word(let word) = kind, word.count >= 3 else { return nil }
        return Self.months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }

    /// Returns the sign for which a word is used: `to` between two times means a hyphen.
    static func sign(for word: String) -> Character? {
        switch word {
        case "to", "till", "until", "through", "thru", "bis": "-"
        case "and", "und": ","
        default: nil
        }
    }

    private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    ]
}
