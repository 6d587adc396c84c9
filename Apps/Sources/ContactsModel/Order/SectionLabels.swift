import Foundation

/// The letters of the jump index in a language, and the rule that assigns each name to a letter.
///
/// A name belongs to the last letter that does not sort after it. So "Åke" is under "A" in English and under "Å" in Swedish, by the same
/// collation that orders the list. A script without index letters has one section with the script's name.
///
/// Sections have numbers in their order. Section 0 is for names that sort before every letter. A section with its own title has an even
/// number. The next odd number is for names that sort after it but in a script without a section.
///
/// In Chinese, a name that is sorted by pinyin and a Latin name with the same first letter share a section, as in the address books of
/// phones. Otherwise the index would show each letter twice.
struct SectionLabels: Sendable {
    /// The version of the sections. Increase it with every change to this file that gives a name another section number. Stores then sort
    /// their names again.
    static let version = 3

    private let labels: [Label]
    /// For the index of each pinyin label, the index of the Latin label with the same letter. Both share the Latin section.
    private let shared: [Int: Int]

    private struct Label: Sendable {
        let title: String
        let bound: [UInt8]
        let script: Script
    }

    init(locale: Locale, keys: any CollationKeys) {
        var labels: [Label] = []
        // Letters with the same first level of the sort key, such as Е and Ё, count as one. The one that sorts first, without an accent,
        // becomes the title.
        let letters = ((keys.indexCharacters ?? []) + Self.letters).map { (title: $0, key: keys.bytes(of: $0)) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        for (title, _) in letters { Self.add(title, from: keys.primary(of: title), Script(of: title), to: &labels) }
        // Hamza and the letters that carry it sort before alef in most orders, but a reader looks for them under alef.
        for form in Self.formsOfAlef { Self.add("ا", from: keys.primary(of: form), Script(of: form), to: &labels) }
        for script in Script.named where !labels.contains(where: { $0.script == script }) {
            let first = script.letters.map { keys.primary(of: $0) }.filter { !$0.isEmpty }.min { $0.lexicographicallyPrecedes($1) }
            let title = locale.localizedString(forScriptCode: script.code) ?? script.code
            Self.add(title, from: first ?? [], script, to: &labels)
        }
        // Chinese has no alphabet. In its pinyin order, the names of a letter begin after the pair of U+FDD0 and that letter, which no text
        // contains (Unicode Technical Standard 35, part 5, "Collation Indexes"). Without a pinyin order, one section contains all Chinese
        // names.
        if locale.language.languageCode?.identifier == "zh", keys.indexCharacters != nil, let marker = Unicode.Scalar(0xFDD0 as UInt32) {
            for letter in Self.latin { Self.add(letter, from: keys.primary(of: String(marker) + letter), .han, to: &labels) }
        } else {
            labels.append(Label(title: "漢", bound: Array(keys.primary(of: "一")), script: .han))
        }
        // Adjacent letters with the same title become one section.
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
