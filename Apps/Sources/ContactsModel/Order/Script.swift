/// The writing system of a name's first letter, if the jump index has letters or a section for it.
struct Script: Sendable, Equatable {
    /// The ISO 15924 code of the script, such as "Latn". Empty for every script that the jump index does not know.
    let code: String

    static let latin = Script(code: "Latn")
    static let han = Script(code: "Hani")
    static let other = Script(code: "")

    init(code: String) { self.code = code }

    /// Creates the script of a text's first letter.
    init(of text: String) {
        guard let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
            self = .other
            return
        }
        let script = Self.ranges.first { $0.ranges.contains { $0.contains(letter.value) } }
        self.init(code: script?.code ?? "")
    }

    /// The scripts that each have one section with the script's name, such as "Georgian", because the jump index has no letters for them.
    static let named = [
        "Armn", "Geor", "Ethi", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Laoo", "Tibt", "Mymr", "Khmr",
        "Mong", "Syrc", "Thaa", "Nkoo", "Cher", "Cans", "Bopo", "Yiii", "Tfng", "Copt",
    ].map { Script(code: $0) }

    /// The letters whose sort keys decide where the section of this script begins: those of its first Unicode range. Accents and signs are
    /// left out, because they sort elsewhere.
    var letters: [String] {
        let first = Self.ranges.first { $0.code == code }?.ranges.first
        return (first ?? 0...0).compactMap { Unicode.Scalar($0) }.filter { letter in
            switch letter.properties.generalCategory {
            case .otherLetter, .uppercaseLetter, .lowercaseLetter: letter.properties.name?.contains(" SIGN ") != true
            default: false
            }
        }.map(String.init)
    }

    private static let ranges: [(code: String, ranges: [ClosedRange<UInt32>])] = [
        (
            "Latn",
            [
                0x41...0x24F, 0x250...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06,
                0xFF21...0xFF5A,
            ]
        ),
        ("Grek", [0x370...0x3FF, 0x1F00...0x1FFF]),
        ("Cyrl", [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F]),
        ("Hebr", [0x591...0x5FF, 0xFB1D...0xFB4F]),
        ("Arab", [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC]),
        ("Deva", [0x900...0x97F, 0xA8E0...0xA8FF]),
        ("Thai", [0xE00...0xE7F]),
        ("Hang", [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF]),
        ("Kana", [0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1B000...0x1B16F]),
        ("Hani", [0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD]),
        ("Armn", [0x531...0x587, 0xFB13...0xFB17]),
        ("Geor", [0x10D0...0x10FF, 0x10A0...0x10CD, 0x1C90...0x1CBF, 0x2D00...0x2D2D]),
        ("Ethi", [0x1200...0x137F, 0x1380...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
        ("Beng", [0x980...0x9FF]),
        ("Guru", [0xA00...0xA7F]),
        ("Gujr", [0xA80...0xAFF]),
        ("Orya", [0xB00...0xB7F]),
        ("Taml", [0xB80...0xBFF]),
        ("Telu", [0xC05...0xC39, 0xC00...0xC7F]),
        ("Knda", [0xC85...0xCB9, 0xC80...0xCFF]),
        ("Mlym", [0xD00...0xD7F]),
        ("Sinh", [0xD80...0xDFF]),
        ("Laoo", [0xE80...0xEFF]),
        ("Tibt", [0xF00...0xFFF]),
        ("Mymr", [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
        ("Khmr", [0x1780...0x17FF]),
        ("Mong", [0x1820...0x18AA]),
        ("Syrc", [0x710...0x74F, 0x860...0x86A]),
        ("Thaa", [0x780...0x7B1]),
        ("Nkoo", [0x7CA...0x7EA]),
        ("Cher", [0x13A0...0x13F5, 0xAB70...0xABBF]),
        ("Cans", [0x1401...0x167F, 0x18B0...0x18F5]),
        ("Bopo", [0x3105...0x312F, 0x31A0...0x31BF]),
        ("Yiii", [0xA000...0xA48C]),
        ("Tfng", [0x2D30...0x2D67]),
        ("Copt", [0x2C80...0x2CF3]),
    ]
}
