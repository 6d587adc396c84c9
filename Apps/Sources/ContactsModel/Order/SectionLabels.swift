import Foundation

/// The letters of the jump index and which of them a name stands under.
///
/// A name belongs to the last letter that does not sort after it, so "Åke" stands under "A" in English and under "Å" in
/// Swedish, by the same collation that orders the list. Numbers are even for a letter and odd for what follows it in
/// another script; 0 is what sorts before every letter.
struct SectionLabels: Sendable {
    /// Raised with any change to this file that moves a name to another number.
    static let version = 1

    private let labels: [Label]

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
        for (title, _) in letters {
            let bound = Array(keys.primary(of: title))
            guard !bound.isEmpty, !labels.contains(where: { $0.bound == bound }) else { continue }
            labels.append(Label(title: title, bound: bound, script: Script(of: title)))
        }
        // Chinese has no alphabet; its pinyin order is marked by a letter after U+FDD0, which no text contains
        // (Unicode Technical Standard 35, part 5, "Collation Indexes"). Without such an order, one section holds all.
        if locale.language.languageCode?.identifier == "zh", keys.indexCharacters != nil, let marker = Unicode.Scalar(0xFDD0 as UInt32) {
            for letter in Self.latin {
                let bound = Array(keys.primary(of: String(marker) + letter))
                guard !labels.contains(where: { $0.bound == bound }) else { continue }
                labels.append(Label(title: letter, bound: bound, script: .han))
            }
        } else {
            labels.append(Label(title: "漢", bound: Array(keys.primary(of: "一")), script: .han))
        }
        self.labels = labels.sorted { $0.bound.lexicographicallyPrecedes($1.bound) }
    }

    func section(of text: String, key: [UInt8]) -> Int {
        var (low, high) = (0, labels.count)
        while low < high {
            let middle = (low + high) / 2
            if key.lexicographicallyPrecedes(labels[middle].bound) { high = middle } else { low = middle + 1 }
        }
        guard low > 0 else { return 0 }
        return labels[low - 1].script == Script(of: text) ? 2 * low : 2 * low + 1
    }

    func title(of section: Int) -> String {
        guard section > 0 else { return "#" }
        let label = section / 2 - 1
        return section.isMultiple(of: 2) && labels.indices.contains(label) ? labels[label].title : "…"
    }

    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    private static let letters = latin + """
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
