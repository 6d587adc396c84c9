import Foundation
import Testing

@testable import ContactsModel

@Suite("The one order of names")
struct CollationTests {
    private func sorted(_ names: [(String, String)], _ locale: String) -> [String] {
        let collation = ContactCollation(locale: Locale(identifier: locale))
        return names.map { ContactName(first: $0.0, last: $0.1) }
            .sorted { collation.key(of: $0) < collation.key(of: $1) }
            .map(\.full)
    }

    @Test func annZStandsBeforeAnnMarieAWhicheverCameFirst() {
        #expect(sorted([("Ann", "Z"), ("Ann-Marie", "A")], "en") == ["Ann Z", "Ann-Marie A"])
        #expect(sorted([("Ann-Marie", "A"), ("Ann", "Z")], "en") == ["Ann Z", "Ann-Marie A"])
    }

    @Test func capitalsDoNotCount() {
        let collation = ContactCollation(locale: Locale(identifier: "en"))
        #expect(collation.key(of: ContactName(first: "ann", last: "ZIMMER"))
            == collation.key(of: ContactName(first: "Ann", last: "Zimmer")))
        #expect(sorted([("bob", "a"), ("Cara", "a"), ("Anna", "a")], "en") == ["Anna a", "bob a", "Cara a"])
    }

    #if os(Linux)
    @Test func everyLocaleHasItsOwnOrder() {
        #expect(sorted([("Zoe", "B"), ("Åsa", "B"), ("Anna", "B")], "en") == ["Anna B", "Åsa B", "Zoe B"])
        #expect(sorted([("Zoe", "B"), ("Åsa", "B"), ("Anna", "B")], "sv") == ["Anna B", "Zoe B", "Åsa B"])
        // Pinyin: Chén, Lǐ, Wáng.
        #expect(sorted([("明", "王"), ("明", "李"), ("明", "陈")], "zh-Hans") == ["陈明", "李明", "王明"])
        #expect(sorted([("Ann", "Z"), ("رضا", "پارسا")], "fa") == ["رضا پارسا", "Ann Z"])
        // Persian has pe after be, where Arabic has no such letter.
        #expect(sorted([("تارا", "ب"), ("پری", "ب"), ("بهار", "ب")], "fa") == ["بهار ب", "پری ب", "تارا ب"])
    }

    @Test(arguments: [
        ("en", "Åsa", "A"), ("sv", "Åsa", "Å"), ("en", "zoe", "Z"), ("en", "7Eleven", "#"), ("en", "(Bob)", "#"), ("en", "😀", "#"),
        ("zh", "王", "W"), ("zh", "陈", "C"), ("en", "王", "漢"), ("fa", "پری", "پ"), ("hi", "किरण", "क"), ("en", "Ωmega", "Ω"),
        ("ru", "Ёлка", "Е"), ("ru", "Елена", "Е"), ("en", "ნინო", "…"), ("en", "Ægir", "A"), ("ko", "김", "가"),
    ])
    func aNameStandsUnderTheLetterAReaderLooksFor(_ locale: String, _ name: String, _ letter: String) {
        let collation = ContactCollation(locale: Locale(identifier: locale))
        let key = collation.key(of: ContactName(first: name, last: ""))
        #expect(collation.title(ofSection: key.section) == letter)
    }
    #endif

    @Test(arguments: ["en", "sv", "hi", "ar", "fa", "zh", "de"])
    func sectionsNeverInterleave(_ locale: String) {
        var random = Seeded()
        let collation = ContactCollation(locale: Locale(identifier: locale))
        let keys = (0..<500).map { _ in
            let script = RandomContacts.Script.allCases.randomElement(using: &random) ?? .latin
            return collation.key(of: RandomContacts.draft(in: script, using: &random).name)
        }.sorted()
        let sections = keys.map(\.section)
        #expect(sections == sections.sorted(), "\(random)")
        // By the collation alone, without the section before it, the order is the same.
        let bare = keys.map { SortKey(bytes: Array($0.bytes.dropFirst(2))) }
        #expect(zip(bare, bare.dropFirst()).allSatisfy { $0 <= $1 }, "\(random)")
    }

    @Test("without the platform's collation is plain, but an order all the same", arguments: ["en", "zh"])
    func fallsBack(_ locale: String) {
        let keys = DecomposedKeys()
        let labels = SectionLabels(locale: Locale(identifier: locale), keys: keys)
        let names = ["7", "Ann", "åsa", "Bob", "Zoe", "Яна", "王"]
        let made = names.map { keys.bytes(of: $0) }
        #expect(zip(made, made.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        #expect(keys.bytes(of: "ANN") == keys.bytes(of: "ann"))
        #expect(keys.bytes(of: "Asa") != keys.bytes(of: "Åsa"))
        let titles = names.map { labels.title(of: labels.section(of: $0, key: keys.bytes(of: $0))) }
        #expect(titles == ["#", "A", "A", "B", "Z", "Я", "漢"])
    }

    @Test func theSignatureTellsLocalesApart() {
        let signatures = ["en", "sv", "fa"].map { ContactCollation(locale: Locale(identifier: $0)).signature }
        #expect(Set(signatures).count == 3)
    }
}
