extension ContactName {
    /// The parts of a name that is written as one text, as cards have it where they do not take it apart.
    ///
    /// - "Dr. Ann Zimmer Jr." has a prefix and a suffix; the last of the other words is the family name.
    /// - "Zimmer, Ann" has the family name before the comma.
    /// - A name in Han characters, kana or Hangul begins with the family name: the first word, or without a space the first
    ///   character, but for the few family names of two.
    /// - A single word is kept as the last name.
    init(formatted text: String) {
        let pieces = text.oneLine.split(separator: ",").map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
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

    private static func isTitle(_ word: String) -> Bool { titles.contains(plain(word)) }
    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }
    private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    private static let titles: Set<String> = [
        "dr", "prof", "mr", "mrs", "ms", "mx", "miss", "sir", "rev", "herr", "frau", "mme", "mlle", "dipl-ing", "drs", "dra",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "dds", "cpa", "msc", "bsc"]
    private static let doubleFamilyNames: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "夏侯", "皇甫", "尉迟", "公孙", "公孫", "慕容", "令狐", "司徒", "端木",
        "남궁", "황보", "제갈", "사공", "선우", "독고",
    ]
}
