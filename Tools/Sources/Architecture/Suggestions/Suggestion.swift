/// Finds the name that somebody meant.
enum Suggestion {
    /// `; did you mean 'x'?`, or nothing where no known name is close.
    static func words(for name: String, among known: some Sequence<String>) -> String {
        closest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }

    static func closest(to name: String, among known: some Sequence<String>) -> String? {
        let best = known.map { ($0, distance(name.lowercased(), $0.lowercased())) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
        guard let best, best.1 <= max(1, min(4, (name.count + 1) / 3)) else { return nil }
        return best.0
    }

    /// How many characters have to be put in, taken out or changed.
    ///
    /// - Complexity: O(n · m) in the lengths of the names.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for (place, other) in right.enumerated() {
                let above = row[place + 1]
                row[place + 1] = min(above + 1, row[place] + 1, corner + (character == other ? 0 : 1))
                corner = above
            }
        }
        return row[right.count]
    }
}

extension Rule {
    /// `; did you mean 'x'?`, or nothing where no rule has a name like this.
    public static func suggestion(for name: String) -> String { Suggestion.words(for: name, among: all.map(\.identifier)) }
}
