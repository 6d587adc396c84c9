/// Suggests a known word for an unknown one, for error messages.
///
///     "There is no role 'viewmodel'.\(Suggestion.sentence(for: "viewmodel", among: ["view-model"]))"
public enum Suggestion {
    /// A sentence to append after a complete sentence: ` Did you mean "email"?`; an empty text if no known word is similar.
    public static func sentence(for word: String, among known: some Sequence<String>) -> String {
        nearest(to: word, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
    }

    /// A text to append to a sentence that has no full stop yet: `. Did you mean "email"?`; an empty text if no known word is similar.
    public static func ending(for word: String, among known: some Sequence<String>) -> String {
        let sentence = sentence(for: word, among: known)
        return sentence.isEmpty ? "" : "." + sentence
    }

    /// The known word that differs from the given word by the fewest typing errors; nil if all differ by too many.
    static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased())
        let limit = max(1, letters.count / 3)
        var best: (word: String, distance: (Int, Int))?
        for candidate in known {
            let found = distance(letters, Array(candidate.lowercased()))
            if found > limit { continue }
            // If two known words have the same number of errors without regard to letter case, prefer the one whose letter case fits
            // better.
            let exact = distance(Array(word), Array(candidate))
            if best.map({ (found, exact) < $0.distance }) ?? true { best = (candidate, (found, exact)) }
        }
        return best?.word
    }

    /// Whether two words differ by one typing error: a missing letter, one too many, a wrong one, or two neighbours in the wrong order.
    ///
    ///     Suggestion.isOneErrorApart("Presentor", "Presenter")       // true
    ///
    /// - Complexity: O(*m* × *n*) in the lengths of the words.
    public static func isOneErrorApart(_ first: String, _ second: String) -> Bool {
        abs(first.utf8.count - second.utf8.count) <= 4 && distance(Array(first), Array(second)) == 1
    }

    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
        var rows = [Array(0...second.count)]
        for i in 1...first.count {
            var row = [i]
            for j in 1...second.count {
                let replaced = rows[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
                var least = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
                // Two neighbouring letters in the wrong order count as one error.
                if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
