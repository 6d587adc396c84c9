internal import BelvedereCore
public import ContactsModel

/// Random drafts in five scripts, with all details that can cause errors in a format.
public struct RandomContacts {
    public enum Script: String, CaseIterable, Sendable {
        case latin, devanagari, arabic, persian, chinese
    }

    public static func draft(in script: Script, using random: inout Seeded) -> ContactDraft {
        var draft = ContactDraft(
            firstName: name(in: script, using: &random),
            lastName: name(in: script, using: &random),
            company: Bool.random(using: &random) ? name(in: script, using: &random) : "",
            phones: values(in: script, using: &random),
            mails: values(in: script, using: &random)
        )
        if Bool.random(using: &random) { return draft }
        var address = PostalAddress(Bool.random(using: &random) ? .home : .custom(name(in: script, using: &random)))
        address.street = name(in: script, using: &random)
        address.country = name(in: script, using: &random)
        draft.addresses = [address]
        draft.birthday = CalendarDate(year: Int.random(in: 1...9999, using: &random), month: 4, day: 15)
        draft.notes = name(in: script, using: &random) + "\n" + name(in: script, using: &random)
        draft.name.suffix = "Jr."
        draft.uid = "urn:" + String(Int.random(in: 0..<1_000_000, using: &random))
        draft.kept = ["item3.URL:https://example.org", "item3.X-ABLABEL:x", "X-BOAT;TYPE=\"a,b\":" + letters[script, default: ""]]
        return draft
    }

    public static func name(in script: Script, using random: inout Seeded) -> String {
        let alphabet = Array(letters[script] ?? "")
        let length = Int.random(in: 1...(Bool.random(using: &random) ? 6 : 40), using: &random)
        var name = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
        if Int.random(in: 0..<3, using: &random) == 0, let odd = oddities.randomElement(using: &random) {
            name += odd
            name.append(alphabet.randomElement(using: &random) ?? "x")
        }
        return name
    }

    private static func values(in script: Script, using random: inout Seeded) -> [LabelledValue] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let labels: [LabelledValue.Label] = [
                .home, .work, .mobile, .fax, .homeFax, .workFax, .pager, .other, .custom(name(in: script, using: &random)),
            ]
            let label = labels.randomElement(using: &random) ?? .other
            return LabelledValue(label, "\(Int.random(in: 0..<1_000_000, using: &random))" + name(in: script, using: &random))
        }
    }

    private static let letters: [Script: String] = [
        .latin: "abcdefghijklmnopqrstuvwxyzABCÅÄÖåäöéèßæøłğİıñçŞ",
        .devanagari: "अआइईउऊऋएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहकिकीकुकूकेकैकोकौक्षज्ञड़",
        .arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىؤئ",
        .persian: "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
        .chinese: "王李张刘陈杨赵黄周吴小明华丽强伟芳娜秀英敏静涛𠮷龍",
    ]

    private static let oddities = [
        " ", "-", "'", ",", ";", ":", "\\", "\\n", "\"", "=", "=3D", ".", "\u{200C}", "\u{200D}", "😀", "👩‍👩‍👧", "%20", "^n", "&", "<b>",
    ]
}
