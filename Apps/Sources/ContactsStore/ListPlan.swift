import ContactsModel
import GRDB

/// Which rows of `listing` make up a list: the shape of its SQL, in one place.
///
/// Each contact stands in the list "" of everybody and, for each word of the name, in the lists of that word's first
/// one, two and three letters, in all of them by the same key. It does so in each order that the file keeps, so a list in one
/// language is read as fast as in another. A search of up to three letters therefore *is* a stored list, already in order; a longer
/// one reads the list of its first three letters and looks at the words in it. The words of numbers, mail addresses and company
/// stand in the lists of three letters alone.
///
/// By last name there is a second list of everybody. A search by last name takes the rows of the search by first name and
/// sorts them by the key that stands in `sorting`.
struct ListPlan {
    /// What a row `l` is read from: the table, or the same rows with the key by last name, and their own as `own`.
    private let source: String
    /// The condition on a row `l` of `listing`.
    private let condition: String
    private let arguments: [any DatabaseValueConvertible]
    /// Whether a contact can stand in the list twice, by two words of the name.
    private let repeats: Bool

    /// The list of everybody by last name. No word has this character.
    static let byLastName = "\u{1}"
    /// Letters beyond which words share a list.
    static let longest = 3

    /// - Parameter ordering: the number of the order.
    init(_ query: ContactQuery, in ordering: Int64) {
        // The longest word narrows most; the others are looked up contact by contact.
        let words = query.words.sorted { $0.unicodeScalars.count > $1.unicodeScalars.count }
        // A search without a word is no list at all.
        var condition = "l.ordering = ? AND l.list = ?" + (query.isAll || !words.isEmpty ? "" : " AND 0")
        let everybody = query.order == .lastName ? Self.byLastName : ""
        var arguments: [any DatabaseValueConvertible] = [ordering, query.isAll ? everybody : Self.list(of: words.first ?? "")]
        let isSorted = query.isAll || query.order == .firstName
        source =
            isSorted
            ? "listing"
            : """
            (SELECT entry.ordering, entry.list, person.key, entry.contact, entry.word, entry.key AS own FROM listing entry
            CROSS JOIN sorting person ON person.ordering = entry.ordering AND person.contact = entry.contact)
            """
        repeats = (words.first?.unicodeScalars.count ?? 0) >= Self.longest
        if let word = words.first, word.unicodeScalars.count > Self.longest {
            condition += " AND l.word >= ? AND l.word < ?"
            arguments += [word, word + "\u{10FFFF}"]
        }
        for word in words.dropFirst() {
            condition += """
                 AND EXISTS (SELECT 1 FROM listing o
                WHERE o.ordering = ? AND o.list = ? AND o.key = \(isSorted ? "l.key" : "l.own") AND o.contact = l.contact
                """
            arguments += [ordering, Self.list(of: word)]
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
    static func entries(of words: ContactWords) -> [(list: String, word: String)] {
        var entries: [(list: String, word: String)] = [("", ""), (byLastName, "")]
        var short: Set<String> = []
        for word in words.names {
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
        // None of them has fewer letters than `longest`.
        entries += words.others.map { (list(of: $0), $0) }
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
            "SELECT \(repeats ? "DISTINCT " : "")l.key, l.contact FROM \(source) l WHERE \(condition)\(further)",
            arguments + more
        )
    }
}
