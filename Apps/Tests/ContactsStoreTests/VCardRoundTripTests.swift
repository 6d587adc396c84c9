import ContactsContract
import ContactsModel
import Testing

@Suite("A card that is imported, exported and imported again")
struct VCardRoundTripTests {
    private func read(_ text: String) -> VCardReport { VCardReader().read(Array(text.utf8)) }
    private func exported(_ drafts: [ContactDraft]) -> String { String(decoding: VCardWriter().file(of: drafts), as: UTF8.self) }

    /// The lines of a file, unfolded.
    private func lines(_ text: String) -> [String] {
        text.replacing("\r\n", with: "\n").replacing("\n ", with: "").split(separator: "\n").map(String.init)
    }

    @Test("is the same contact, whichever program wrote it", arguments: RealisticCards.allCases)
    func realistic(_ card: RealisticCards) throws {
        let report = read(card.text)
        #expect(report.problems == [])
        let file = exported(report.drafts)
        let again = read(file)
        #expect(again.problems == [])
        #expect(again.drafts == report.drafts)
        #expect(exported(again.drafts) == file)
    }

    @Test("has every property that it had", arguments: RealisticCards.allCases)
    func properties(_ card: RealisticCards) throws {
        func names(_ text: String) -> [String: Int] {
            // The export can turn an address book's own label into a type, and two notes into one.
            let ignored = ["BEGIN", "END", "VERSION", "PRODID", "REV", "X-ABLABEL", "NOTE"]
            let names = lines(text).compactMap { line -> String? in
                let head = line.prefix { $0 != ":" && $0 != ";" }
                return line.last == ":" || !line.contains(":") ? nil : head.split(separator: ".").last?.uppercased()
            }
            return names.filter { !ignored.contains($0) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        let (before, after) = (names(card.text), names(exported(read(card.text).drafts)))
        for (name, count) in before { #expect(after[name, default: 0] >= count, "\(name)") }
    }

    @Test("has in its export what the report says is kept", arguments: RealisticCards.allCases)
    func report(_ card: RealisticCards) throws {
        let report = read(card.text)
        let draft = try #require(report.drafts.first)
        let file = lines(exported([draft]))
        for line in draft.kept { #expect(file.contains(line), "\(line)") }
        for (name, count) in report.kept {
            let kept = draft.kept.filter { $0.split(whereSeparator: { ":;.".contains($0) }).prefix(2).contains { $0 == name } }
            #expect(kept.count >= count, "\(name)")
        }
    }

    @Test("is the same contact, whatever lines it has")
    func random() throws {
        var random = Seeded()
        for _ in 0..<(isSoak ? 20_000 : 1_500) {
            let card = RandomCards.card(using: &random)
            let report = read(card)
            let file = exported(report.drafts)
            let again = read(file)
            #expect(again.problems == [], "\(random)\n\(card)\n\(file)")
            #expect(again.drafts == report.drafts, "\(random)\n\(card)\n\(file)")
        }
    }

    @Test("is the same contact after a person has changed it")
    func edited() throws {
        var random = Seeded()
        for _ in 0..<(isSoak ? 20_000 : 1_500) {
            let card = RandomCards.card(using: &random)
            for var draft in read(card).drafts {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: draft.name.first += "x"
                case 1: draft.company = ["", "Other"].randomElement(using: &random) ?? ""
                case 2: draft.phones = draft.phones.map { LabelledValue(.work, $0.value) }
                case 3: draft.mails = []
                case 4: draft.birthday = nil
                case 5: draft.photo = ""
                case 6: draft.notes += "x"
                default: draft.addresses = draft.addresses.reversed()
                }
                draft = try draft.validatedAsCard()
                let file = exported([draft])
                let again = read(file)
                #expect(again.problems == [], "\(random)\n\(card)\n\(file)")
                var expected = draft
                // The export does not contain the old lines of changed properties.
                expected.kept = again.drafts.first?.kept ?? []
                #expect(again.drafts == [expected], "\(random)\n\(card)\n\(file)")
            }
        }
    }
}
