internal import ContactsModel
internal import PostgreSQL

/// The SQL condition for the contacts of a list, such as a search. The searched words are sent as separate values and not inside the SQL
/// text.
///
/// The table contains the words of names, and also those of phone numbers, mail addresses and companies. The words of the second kind begin
/// with an extra byte, because a search for a word's beginning must not find them; see ``ContactWords``.
struct ListFilter {
    /// The SQL condition. It uses the column `contact` of a table that the statement calls `entry`.
    let condition: String
    let values: [PostgreSQLValue]

    /// An SQL expression for the number of contacts in the list.
    var count: String { "(SELECT count(*) FROM (SELECT id AS contact FROM contacts.contact) AS entry WHERE \(condition))" }

    /// - Parameter first: the number of the condition's first value in the statement: 4 for `$4`.
    init(_ query: ContactQuery, first: Int) {
        if query.isAll {
            (condition, values) = ("true", [])
        } else if query.words.isEmpty {
            (condition, values) = ("false", [])
        } else {
            var (conditions, values) = ([String](), [PostgreSQLValue]())
            for word in query.words {
                let bytes = Array(word.utf8)
                let ranges = [bytes] + (word.unicodeScalars.count >= ContactWords.shortest ? [[Self.mark] + bytes] : [])
                let found = ranges.map { start in
                    let number = first + values.count
                    // UTF-8 never contains the byte 0xFF, so all words with this prefix are sorted before the upper limit.
                    values += [.bytes(start), .bytes(start + [0xFF])]
                    return "word.word >= $\(number) AND word.word < $\(number + 1)"
                }.joined(separator: " OR ")
                conditions.append("EXISTS (SELECT 1 FROM contacts.word AS word WHERE word.contact = entry.contact AND (\(found)))")
            }
            (condition, self.values) = (conditions.joined(separator: " AND "), values)
        }
    }

    /// Returns the words of a contact, as the table stores them.
    static func entries(of words: ContactWords) -> [[UInt8]] {
        words.names.map { Array($0.utf8) } + words.others.map { [mark] + Array($0.utf8) }
    }

    /// Returns the column with the sort key of an order.
    static func key(of order: ContactOrder) -> String { order == .firstName ? "by_first" : "by_last" }

    private static let mark: UInt8 = 1
}
