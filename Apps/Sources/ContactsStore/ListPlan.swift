import ContactsModel
import GRDB

/// The SQL that reads the rows of a list from the table `listing`.
///
/// Every contact is in the list "" of all contacts. For each word of its name, it is also in three lists that are named after the word's
/// first one, two and three letters. So a search of up to three letters *is* a stored list, already in order. A longer search reads the
/// list of its first three letters and compares the whole words in it. The words of numbers, mail addresses and company are only in lists
/// of three letters.
///
/// All rows of a contact have the same sort key. The table contains these rows for each sort order of the file, so lists in all languages
/// are read equally fast.
///
/// A second list contains all contacts by last name. A search by last name reads the same rows as a search by first name, and sorts them by
/// the key in the table `sorting`.
struct ListPlan {
    /// The SQL table that contains the rows of the list. The statements call it `l`. It is `listing`, or a join in which `key` is the key
    /// by last name and `own` the original key.
    private let source: String
    /// The SQL condition that selects the rows of the list from the table `l`.
    private let condition: String
    private let arguments: [any DatabaseValueConvertible]
    /// Whether the list can contain a contact twice, because two words of its name match.
    private let repeats: Bool

    /// The name of the list of all contacts by last name. No word contains this character.
    static let byLastName = "\u{1}"
    /// The number of letters in the longest list names. Longer words with the same first letters are in one list.
    static let longest = 3

    /// - Parameter ordering: the number of the sort order.
    init(_ query: ContactQuery, in ordering: Int64) {
        // Use the list of the longest word, because it has the fewest rows. The other words are compared for each of these rows.
        let words = query.words.sorted { $0.unicodeScalars.count > $1.unicodeScalars.count }
        // A search text without a word finds no contact.
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

    /// Returns the names of the lists that contain a contact with these words, each with the word because of which the contact is in it.
    /// The word is empty if the name of the list is enough to find the contact.
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
        // Each of these words has at least three letters.
        entries += words.others.map { (list(of: $0), $0) }
        return entries
    }

    /// Returns the name of the list that contains all contacts with a word that begins like `word`.
    private static func list(of word: String) -> String {
        String(word.unicodeScalars.prefix(longest))
    }

    /// Returns the SQL `SELECT key, contact` for the rows of the list, with each contact once. `further` is an additional condition.
    func rows(where further: String = "", _ more: [any DatabaseValueConvertible] = []) -> (
        sql: String, arguments: [any DatabaseValueConvertible]
    ) {
        (
            "SELECT \(repeats ? "DISTINCT " : "")l.key, l.contact FROM \(source) l WHERE \(condition)\(further)",
            arguments + more
        )
    }
}
