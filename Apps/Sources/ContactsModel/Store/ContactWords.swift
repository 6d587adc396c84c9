/// The words of a contact that a search is compared with, without case and accents.
public struct ContactWords: Hashable, Sendable, Codable {
    /// The words of the name. A search finds the contact by the beginning of any of them, even by one letter.
    public let names: [String]
    /// The words of numbers, mail addresses and company. A search finds the contact by at least the first ``shortest`` letters of one of
    /// them. A single letter would find almost everyone with a mail address.
    public let others: [String]

    /// The fewest letters by which a search finds words that are not in a name.
    public static let shortest = 3

    /// Creates the words of a contact.
    public init(_ draft: ContactDraft) {
        names = NameFolding.words(of: draft.name.first + " " + draft.name.last)
        var others: [String] = []
        for text in [draft.company] + draft.mails.map(\.value) { others += NameFolding.words(of: text) }
        // Add the whole mail address as one more word, because a person who types "ann@ex" types one word.
        others += draft.mails.map { NameFolding.words(of: $0.value).joined() }
        for phone in draft.phones { others += Self.numbers(of: phone.value) }
        var seen = Set(names)
        self.others = others.filter { $0.unicodeScalars.count >= Self.shortest && seen.insert($0).inserted }
    }

    /// Returns whether a word of a search is the beginning of one of these words.
    func hasWord(beginningWith want: String) -> Bool {
        func begins(_ word: String) -> Bool { word.unicodeScalars.starts(with: want.unicodeScalars) }
        return names.contains(where: begins) || (want.unicodeScalars.count >= Self.shortest && others.contains(where: begins))
    }

    /// Returns the words of a telephone number: its groups of digits, all its digits together, and its national form if it has a country
    /// code. So "040 123", "0401234567" and "35840" all find "+358 40 1234567".
    private static func numbers(of phone: String) -> [String] {
        let groups = NameFolding.words(of: phone)
        let digits = groups.joined().filter(\.isNumber)
        var numbers = groups + [digits]
        if phone.unicodeScalars.first == "+", let code = groups.first, digits.hasPrefix(code), digits.count > code.count + 3 {
            let home = digits.dropFirst(code.count)
            numbers += ["0" + home, String(home)]
        }
        return numbers
    }
}
