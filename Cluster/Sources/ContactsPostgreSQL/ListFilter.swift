internal import ContactsModel
internal import PostgreSQL

/// Which contacts a list has, as a condition of SQL. The words that are searched for are bound.
///
/// A word of a number, a mail address or a company stands in the table with a byte before it that begins no word of a name,
/// because it is not looked for by its first letters alone; see ``ContactWords``.
struct ListFilter {
    /// The condition, on the column `contact` of rows that are called `entry`.
    let condition: String
    let values: [PostgreSQLValue]

    /// The number of contacts of the list, in whatever order.
    var count: String { "(SELECT count(*) FROM (SELECT id AS contact FROM contacts.contact) AS entry WHERE \(condition))" }

    /// - Parameter first: the number of the first value.
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
                    // No UTF-8 has this byte, so all words that begin like this one stand before it.
                    values += [.bytes(start), .bytes(start + [0xFF])]
                    return "word.word >= $\(number) AND word.word < $\(number + 1)"
                }.joined(separator: " OR ")
                conditions.append("EXISTS (SELECT 1 FROM contacts.word AS word WHERE word.contact = entry.contact AND (\(found)))")
            }
            (condition, self.values) = (conditions.joined(separator: " AND "), values)
        }
    }

    /// The words of a contact as the table has them.
    static func entries(of words: ContactWords) -> [[UInt8]] {
        words.names.map { Array($0.utf8) } + words.others.map { [mark] + Array($0.utf8) }
    }

    /// The column that a list is sorted by.
    static func key(of order: ContactOrder) -> String { order == .firstName ? "by_first" : "by_last" }

    private static let mark: UInt8 = 1
}
