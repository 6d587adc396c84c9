extension ContactName {
    /// Creates a name from one text such as "Dr. Ann Zimmer", for cards that do not store first and last name separately.
    ///
    /// - "Dr. Ann Zimmer Jr." has a prefix and a suffix. Of the words between them, the last is the family name.
    /// - "Zimmer, Ann" has the family name before the comma.
    /// - A name in Han characters, kana or Hangul begins with the family name: the characters before the first space or, without a space,
    ///   the first character. For a few family names it is the first two characters.
    /// - A single word becomes the last name.
    init(formatted text: String) {
        let pieces = text.oneLine.unicodeScalars.split(separator: ",").map { piece in
            piece.split(separator: " ").map { String(Substring($0)) }
        }.filter { !$0.isEmpty }
        var (words, prefix, suffix) = (pieces.first ?? [], [String](), [String]())
        while words.count > 1, let word = words.first, Self.isTitle(word) { prefix.append(words.removeFirst()) }
        while words.count > 1, let word = words.last, Self.isSuffix(word) { suffix.insert(words.removeLast(), at: 0) }
        var given: [String] = []
        for piece in pieces.dropFirst() {
            if piece.allSatisfy(Self.isSuffix) { suffix += piece } else { given += piece }
        }
        self.init(first: "", last: "", prefix: prefix.joined(separator: " "), suffix: suffix.joined(separator: " "))
        if !given.isEmpty {
            (first, last) = (given.joined(separator: " "), words.joined(separator: " "))
        } else if !words.isEmpty, words.allSatisfy({ $0.unicodeScalars.allSatisfy(NameScript.isEastAsian) }) {
            (first, last) = Self.familyFirst(words)
        } else {
            (first, last) = (words.dropLast().joined(separator: " "), words.last ?? "")
        }
    }

    private static func familyFirst(_ words: [String]) -> (first: String, last: String) {
        if words.count > 1 { return (words.dropFirst().joined(), words[0]) }
        let word = words[0]
        if word.count == 1 { return ("", word) }
        let length = word.count > 2 && doubleFamilyNames.contains(String(word.prefix(2))) ? 2 : 1
        return (String(word.dropFirst(length)), String(word.prefix(length)))
    }

    private static func isTitle(_ word: String) -> Bool { plain(word).map(titles.contains) ?? false }
    private static func isSuffix(_ word: String) -> Bool { plain(word).map(suffixes.contains) ?? false }

    /// Returns a word in small letters and without dots, to compare it with titles such as "dr". Returns nil if the word is longer than
    /// every title and suffix.
    private static func plain(_ word: String) -> String? {
        guard word.utf8.count <= 16 else { return nil }
        return String(String.UnicodeScalarView(word.lowercased().unicodeScalars.filter { $0 != "." }))
    }

    private static let titles: Set<String> = [
        "dr", "prof", "mr", "mrs", "ms", "mx", "miss", "sir", "rev", "herr", "frau", "mme", "mlle", "dipl-ing", "drs", "dra",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "dds", "cpa", "msc", "bsc"]
    private static let doubleFamilyNames: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "夏侯", "皇甫", "尉迟", "公孙", "公孫", "慕容", "令狐", "司徒", "端木",
        "남궁", "황보", "제갈", "사공", "선우", "독고",
    ]
}
