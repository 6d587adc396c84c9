import ContactsContract
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
        #expect(
            collation.key(of: ContactName(first: "ann", last: "ZIMMER"))
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
        // Persian has pe after be. Arabic does not have this letter.
        #expect(sorted([("تارا", "ب"), ("پری", "ب"), ("بهار", "ب")], "fa") == ["بهار ب", "پری ب", "تارا ب"])
    }

    @Test(arguments: [
        ("en", "Åsa", "A"), ("sv", "Åsa", "Å"), ("en", "zoe", "Z"), ("en", "7Eleven", "#"), ("en", "(Bob)", "#"), ("en", "😀", "#"),
        ("zh", "王", "W"), ("zh", "陈", "C"), ("en", "王", "漢"), ("fa", "پری", "پ"), ("hi", "किरण", "क"), ("en", "Ωmega", "Ω"),
        ("ru", "Ёлка", "Е"), ("ru", "Елена", "Е"), ("en", "Ægir", "A"), ("ko", "김", "가"),
        ("en", "أحمد", "ا"), ("en", "إبراهيم", "ا"), ("en", "آدم", "ا"), ("en", "احمد", "ا"), ("ar", "أحمد", "ا"), ("en", "بهار", "ب"),
        ("en", "ნინო", "Georgian"), ("en", "ჰამლეტ", "Georgian"), ("ka", "ნინო", "ნ"), ("en", "Արամ", "Armenian"),
        ("de", "Արամ", "Armenisch"),
        ("en", "தமிழ்", "Tamil"), ("en", "অনিল", "Bangla"), ("en", "ธนา", "ธ"), ("en", "አበበ", "Ethiopic"), ("en", "សុខ", "Khmer"),
    ])
    func aNameStandsUnderTheLetterAReaderLooksFor(_ locale: String, _ name: String, _ letter: String) {
        let collation = ContactCollation(locale: Locale(identifier: locale))
        let key = collation.key(of: ContactName(first: name, last: ""))
        #expect(collation.title(ofSection: key.section) == letter)
    }

    @Test("in Chinese, names in both scripts share the letters of the index")
    func chineseNamesAndLatinNames() {
        #expect(sorted([("Tom", "B"), ("葵", "田中"), ("Zoe", "B"), ("Amara", "O")], "zh-Hans") == ["Amara O", "田中葵", "Tom B", "Zoe B"])
        let collation = ContactCollation(locale: Locale(identifier: "zh-Hans"))
        let sections = ["田", "Tom"].map { collation.key(of: ContactName(first: $0, last: "")).section }
        #expect(Set(sections).count == 1)
        #expect(collation.title(ofSection: sections[0]) == "T")
    }

    @Test("a script without letters in the index is one section", arguments: ["en", "ar", "zh"])
    func oneSectionForAScript(_ locale: String) {
        let collation = ContactCollation(locale: Locale(identifier: locale))
        for script in Script.named {
            let names = script.letters.filter { Script(of: $0) == script }
            let sections = Set(names.map { collation.key(of: ContactName(first: $0, last: "")).section })
            #expect(sections.count == 1, "\(script.code)")
            #expect(sections.first.map { collation.title(ofSection: $0) } != "…", "\(script.code)")
        }
        let titles = ["ء", "أ", "ؤ", "إ", "ئ", "ا"].map { letter in
            collation.title(ofSection: collation.key(of: ContactName(first: letter, last: "")).section)
        }
        #expect(Set(titles) == ["ا"])
    }

    @Test func byLastNameTheLastNameComesFirst() {
        let collation = ContactCollation(locale: Locale(identifier: "en"))
        let names = [("Ann", "Young"), ("Bob", "Adams"), ("", "Carter"), ("太郎", "山田")].map { ContactName(first: $0.0, last: $0.1) }
        let sorted = names.sorted { collation.key(of: $0, by: .lastName) < collation.key(of: $1, by: .lastName) }
        #expect(sorted.map(\.full) == ["Bob Adams", "Carter", "Ann Young", "山田太郎"])
        #expect(sorted.map { collation.title(ofSection: collation.key(of: $0, by: .lastName).section) } == ["A", "C", "Y", "漢"])
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
        // The collation alone, without the section before it, gives the same order. In Chinese that is not so, because two scripts share
        // sections.
        if locale == "zh" { return }
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
