/// Finds what a person may have meant by a word that nobody knows.
enum Suggestion {
    /// Ends a sentence: ` Did you mean "email"?`, or nothing if no word is near.
    static func sentence(for word: String, among known: some Sequence<String>) -> String {
        nearest(to: word, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
    }

    /// The known word with the fewest typing errors between it and the given one, if they are few.
    static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased())
        let limit = max(1, letters.count / 3)
        var best: (word: String, distance: (Int, Int))?
        for candidate in known {
            let found = distance(letters, Array(candidate.lowercased()))
            if found > limit { continue }
            // Among equals the one that is written alike comes first.
            let exact = distance(Array(word), Array(candidate))
            if best.map({ (found, exact) < $0.distance }) ?? true { best = (candidate, (found, exact)) }
        }
        return best?.word
    }

    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
        var rows = [Array(0...second.count)]
        for i in 1...first.count {
            var row = [i]
            for j in 1...second.count {
                let replaced = rows[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
                var least = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
                // Two letters in the wrong order are one error.
                if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
