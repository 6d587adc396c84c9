/// A word, a number or a sign of opening hours, and whether a space stands before it.
struct Token: Hashable {
    enum Kind: Hashable {
        /// Letters, small.
        case word(String)
        case number(Int, digits: Int)
        case sign(Character)
        case comment
    }

    let kind: Kind
    let isSpaced: Bool

    /// 0 for Monday to 6 for Sunday, by its name or the beginnings of it that are in use (`Mo`, `Mon`, `Mondays`).
    var weekday: Int? {
        guard case .word(let word) = kind else { return nil }
        if word.count >= 2, let day = Self.weekdays.firstIndex(where: { $0.hasPrefix(word) }) { return day }
        guard word.count >= 4, word.last == "s" else { return nil }
        return Self.weekdays.firstIndex { $0.hasPrefix(word.dropLast()) }
    }

    /// 1 to 12.
    var month: Int? {
        guard case .word(let word) = kind, word.count >= 3 else { return nil }
        return Self.months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }

    /// Another sign in the place of a word: `to` between two times says what a hyphen says.
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
