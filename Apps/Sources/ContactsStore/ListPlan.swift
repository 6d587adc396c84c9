import ContactsModel
import GRDB

/// Which rows of `listing` make up a list: the shape of its SQL, in one place.
///
/// Each contact stands in the list "" of everybody and, for each word of the name, in the lists of that word's first
/// one, two and three letters, in all of them by the same key. A search of up to three letters therefore *is* a stored
/// list, already in order; a longer one reads the list of its first three letters and looks at the words in it.
struct ListPlan {
    /// The condition on a row `l` of `listing`.
    private let condition: String
    private let arguments: [any DatabaseValueConvertible]
    /// Whether a contact can stand in the list twice, by two words of the name.
    private let repeats: Bool

    /// Letters beyond which words share a list.
    static let longest = 3

    init(_ query: ContactQuery) {
        // The longest word narrows most; the others are looked up contact by contact.
        let words = query.words.sorted { $0.unicodeScalars.count > $1.unicodeScalars.count }
        // A search without a word is no list at all.
        var condition = query.isAll || !words.isEmpty ? "l.list = ?" : "l.list = ? AND 0"
        var arguments: [any DatabaseValueConvertible] = [Self.list(of: words.first ?? "")]
        repeats = (words.first?.unicodeScalars.count ?? 0) >= Self.longest
        if let word = words.first, word.unicodeScalars.count > Self.longest {
            condition += " AND l.word >= ? AND l.word < ?"
            arguments += [word, word + "\u{10FFFF}"]
        }
        for word in words.dropFirst() {
            condition += """
                 AND EXISTS (SELECT 1 FROM listing o WHERE o.list = ? AND o.key = l.key AND o.contact = l.contact
                """
            arguments.append(Self.list(of: word))
            if word.unicodeScalars.count > Self.longest {
                condition += " AND o.word >= ? AND o.word < ?"
                arguments += [word, word + "\u{10FFFF}"]
            }
            condition += ")"
        }
        self.condition = condition
        self.arguments = arguments
    }

    /// The lists a contact with these words stands in, each with the word that put it there (empty in lists whose name
    /// says all).
    static func entries(of words: [String]) -> [(list: String, word: String)] {
        var entries: [(list: String, word: String)] = [("", "")]
        var short: Set<String> = []
        for word in words {
            let letters = word.unicodeScalars
            for length in 1...longest where length <= letters.count {
                let list = String(letters.prefix(length))
                if length == longest {
                    entries.append((list, word))
                } else if short.insert(list).inserted {
                    entries.append((list, ""))
                }
            }
        }
        return entries
    }

    /// The name of the list that holds every match of a word.
    private static func list(of word: String) -> String {
        String(word.unicodeScalars.prefix(longest))
    }

    /// `SELECT key, contact` of the list's rows, each contact once, with a further condition on them.
    func rows(where further: String = "", _ more: [any DatabaseValueConvertible] = []) -> (
        sql: String, arguments: [any DatabaseValueConvertible]
    ) {
        (
            "SELECT \(repeats ? "DISTINCT " : "")l.key, l.contact FROM listing l WHERE \(condition)\(further)",
            arguments + more
        )
    }
}
