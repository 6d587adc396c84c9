import Foundation

/// The letters of the jump index and which of them a name stands under.
///
/// A name belongs to the last letter that does not sort after it, so "Åke" stands under "A" in English and under "Å" in
/// Swedish, by the same collation that orders the list. A script for which the index has no letters is one section, which has
/// the script's name. Numbers are even for a section that has a title of its own and odd for what follows it in a script that
/// nobody named; 0 is what sorts before every letter.
///
/// In Chinese, a name in pinyin order and a name in Latin letters that begin alike stand in one section, as in the address books of
/// phones. Otherwise each letter would be in the index twice.
struct SectionLabels: Sendable {
    /// Raised with any change to this file that moves a name to another number.
    static let version = 3

    private let labels: [Label]
    /// For the labels of pinyin the label of the same letter in Latin, under which their names stand.
    private let shared: [Int: Int]

    private struct Label: Sendable {
        let title: String
        let bound: [UInt8]
        let script: Script
    }

    init(locale: Locale, keys: any CollationKeys) {
        var labels: [Label] = []
        // Of letters that are one to the reader, the plain one is the title: Е, not Ё.
        let letters = ((keys.indexCharacters ?? []) + Self.letters).map { (title: $0, key: keys.bytes(of: $0)) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        for (title, _) in letters { Self.add(title, from: keys.primary(of: title), Script(of: title), to: &labels) }
        // Hamza and the letters that carry it sort before alef in most orders; to the reader they begin as alef does.
        for form in Self.formsOfAlef { Self.add("ا", from: keys.primary(of: form), Script(of: form), to: &labels) }
        for script in Script.named where !labels.contains(where: { $0.script == script }) {
            let first = script.letters.map { keys.primary(of: $0) }.filter { !$0.isEmpty }.min { $0.lexicographicallyPrecedes($1) }
            let title = locale.localizedString(forScriptCode: script.code) ?? script.code
            Self.add(title, from: first ?? [], script, to: &labels)
        }
        // Chinese has no alphabet; its pinyin order is marked by a letter after U+FDD0, which no text contains
        // (Unicode Technical Standard 35, part 5, "Collation Indexes"). Without such an order, one section holds all.
        if locale.language.languageCode?.identifier == "zh", keys.indexCharacters != nil, let marker = Unicode.Scalar(0xFDD0 as UInt32) {
            for letter in Self.latin { Self.add(letter, from: keys.primary(of: String(marker) + letter), .han, to: &labels) }
        } else {
            labels.append(Label(title: "漢", bound: Array(keys.primary(of: "一")), script: .han))
        }
        // Letters that follow each other under one title are one section.
        let merged = labels.sorted { $0.bound.lexicographicallyPrecedes($1.bound) }.reduce(into: [Label]()) { merged, label in
            if merged.last?.title != label.title || merged.last?.script != label.script { merged.append(label) }
        }
        let latinLabels = Dictionary(merged.enumerated().filter { $1.script == .latin }.map { ($1.title, $0) }) { first, _ in first }
        shared = Dictionary(
            uniqueKeysWithValues: merged.enumerated().compactMap { index, label in
                label.script == .han ? latinLabels[label.title].map { (index, $0) } : nil
            })
        self.labels = merged
    }

    private static func add(_ title: String, from bound: ArraySlice<UInt8>, _ script: Script, to labels: inout [Label]) {
        let bound = Array(bound)
        if bound.isEmpty || labels.contains(where: { $0.bound == bound }) { return }
        labels.append(Label(title: title, bound: bound, script: script))
    }

    func section(of text: String, key: [UInt8]) -> Int {
        var (low, high) = (0, labels.count)
        while low < high {
            let middle = (low + high) / 2
            if key.lexicographicallyPrecedes(labels[middle].bound) { high = middle } else { low = middle + 1 }
        }
        guard low > 0 else { return 0 }
        guard labels[low - 1].script == Script(of: text) else { return 2 * low + 1 }
        return 2 * (shared[low - 1] ?? low - 1) + 2
    }

    func title(of section: Int) -> String {
        guard section > 0 else { return "#" }
        let label = section / 2 - 1
        return section.isMultiple(of: 2) && labels.indices.contains(label) ? labels[label].title : "…"
    }

    private static let formsOfAlef = ["ء", "آ", "أ", "ؤ", "إ", "ئ", "ٱ"]
    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    private static let letters =
        latin
            + """
            ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ\
            АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ\
            אבגדהוזחטיכלמנסעפצקרשת\
            ابتثجحخدذرزسشصضطظعغفقكلمنهوي\
            अआइईउऊऋएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह\
            กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ\
            가나다라마바사아자차카타파하\
            あかさたなはまやらわ
            """.map(String.init)
}
