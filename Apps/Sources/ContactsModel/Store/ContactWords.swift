/// The folded words by which a search finds a contact.
public struct ContactWords: Hashable, Sendable, Codable {
    /// The words of the name. Any beginning of one finds the contact.
    public let names: [String]
    /// The words of numbers, mail addresses and company. A beginning of at least ``shortest`` letters finds the contact: one
    /// letter would find whoever has a mail address.
    public let others: [String]

    /// The fewest letters that are looked for outside of names.
    public static let shortest = 3

    /// The words of a contact.
    public init(_ draft: ContactDraft) {
        names = NameFolding.words(of: draft.name.first + " " + draft.name.last)
        var others: [String] = []
        for text in [draft.company] + draft.mails.map(\.value) { others += NameFolding.words(of: text) }
        // As a whole too: who types "ann@ex" has begun one word.
        others += draft.mails.map { NameFolding.words(of: $0.value).joined() }
        for phone in draft.phones { others += Self.numbers(of: phone.value) }
        var seen = Set(names)
        self.others = others.filter { $0.unicodeScalars.count >= Self.shortest && seen.insert($0).inserted }
    }

    /// Whether a folded word of a search begins one of these.
    func hasWord(beginningWith want: String) -> Bool {
        func begins(_ word: String) -> Bool { word.unicodeScalars.starts(with: want.unicodeScalars) }
        return names.contains(where: begins) || (want.unicodeScalars.count >= Self.shortest && others.contains(where: begins))
    }

    /// The words of a telephone number: its groups, all digits in a row, and for a number with a country's code the form in
    /// which it is dialled at home. So "+358 40 1234567" is found by "040 123", "0401234567" and "35840".
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
