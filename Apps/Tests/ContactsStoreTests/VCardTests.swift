import ContactsModel
import Foundation
import Testing

@Suite("vCard")
struct VCardTests {
    private func read(_ text: String, _ limits: VCardLimits = VCardLimits()) -> VCardReport {
        VCardReader(limits: limits).read(Array(text.utf8))
    }

    @Test func readsVersion4WithFoldsEscapesAndGroups() {
        let report = read("""
            BEGIN:VCARD\r
            VERSION:4.0\r
            FN:Ann Zimmer\r
            N:Zim\r
             mer\\, Jr.;Ann,Maria;;;\r
            TEL;VALUE=uri;TYPE="voice,cell":tel:+358-40%20123\r
            item1.TEL:123\r
            item1.X-ABLabel:B\\;åt\r
            EMAIL;TYPE=work;PREF=1:ann@example.org\r
            PHOTO:data:image/png;base64,AAAA\r
            END:VCARD\r

            """)
        #expect(report.problems == [])
        #expect(report.drafts == [ContactDraft(
            firstName: "Ann Maria", lastName: "Zimmer, Jr.",
            phones: [LabelledValue(.mobile, "+358-40 123"), LabelledValue(.custom("B;åt"), "123")],
            mails: [LabelledValue(.work, "ann@example.org")]
        )])
        #expect(report.ignored == ["PHOTO": 1])
    }

    @Test func readsVersion3InSmallLettersAndWithBareLineFeeds() {
        let report = read("begin:vcard\nversion:3.0\nn:Wáng;Xiǎomíng\ntel;type=HOME;type=pref:1\ntel;type=work,fax:2\nend:vcard\n")
        #expect(report.problems == [])
        #expect(report.drafts == [ContactDraft(
            firstName: "Xiǎomíng", lastName: "Wáng", phones: [LabelledValue(.home, "1"), LabelledValue(.fax, "2")]
        )])
    }

    @Test func readsVersion21InQuotedPrintableAndOldCharacterSets() {
        let report = read("""
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D8=A7=D8=AD=D9=85=\r
            =D8=AF=DB=8C;=D8=B1=D8=B6=D8=A7;;;
            TEL;CELL;VOICE:1
            PHOTO;ENCODING=BASE64;JPEG:AAAA
            BBBB
            CCCC==

            EMAIL;INTERNET:r@example.org
            END:VCARD
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:M=FCller;J=F6rg
            END:VCARD
            """)
        #expect(report.problems == [])
        #expect(report.drafts == [
            ContactDraft(
                firstName: "رضا", lastName: "احمدی", phones: [LabelledValue(.mobile, "1")],
                mails: [LabelledValue(.other, "r@example.org")]
            ),
            ContactDraft(firstName: "Jörg", lastName: "Müller"),
        ])
    }

    @Test(arguments: ["windows-1252", "iso-8859-1", "windows-1251", "shift_jis", "windows-1250"])
    func readsTheCharacterSetsItNames(_ charset: String) {
        let bytes: [String: ([UInt8], String)] = [
            "windows-1252": ([0xC5, 0x73, 0x61], "Åsa"), "iso-8859-1": ([0xC5, 0x73, 0x61], "Åsa"),
            "windows-1251": ([0xC8, 0xE2, 0xE0, 0xED], "Иван"), "shift_jis": ([0x90, 0xBC], "西"),
            "windows-1250": ([0xA3, 0xF3, 0x64, 0x9F], "Łódź"),
        ]
        let (name, expected) = bytes[charset] ?? ([], "")
        let file = Array("BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=\(charset):".utf8) + name + Array(";X\nEND:VCARD\n".utf8)
        let report = VCardReader().read(file)
        #expect(report.drafts.first?.name.last == expected, "\(report.problems)")
    }

    @Test func readsUTF16FilesAndByteOrderMarks() throws {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Öberg;Åsa\r\nEND:VCARD\r\n"
        let utf16 = [0xFF, 0xFE] + [UInt8](try #require(card.data(using: .utf16LittleEndian)))
        #expect(VCardReader().read(utf16).drafts.map(\.name.full) == ["Åsa Öberg"])
        #expect(read("\u{FEFF}" + card).drafts.map(\.name.full) == ["Åsa Öberg"])
    }

    @Test func takesTheNameApartWhereTheCardDoesNot() {
        let report = read("""
            BEGIN:VCARD
            VERSION:4.0
            FN:Ann Marie Zimmer
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            FN:王小明
            END:VCARD
            """)
        #expect(report.drafts.map(\.name) == [ContactName(first: "Ann Marie", last: "Zimmer"), ContactName(first: "小明", last: "王")])
    }

    @Test func brokenCardsAreReportedByLineAndGoodOnesRead() {
        let report = read("""
            hello
            BEGIN:VCARD
            VERSION:4.0
            N:One;Good
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            N:;
            END:VCARD
            BEGIN:VCARD
            VERSION:9.9
            N:A;B
            END:VCARD
            BEGIN:VCARD
            no colon here
            END:VCARD
            BEGIN:VCARD
            VERSION:2.1
            N;ENCODING=QUOTED-PRINTABLE:=ZZ;B
            END:VCARD
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=klingon:A;B
            END:VCARD
            BEGIN:VCARD
            N:Never;Closed
            BEGIN:VCARD
            VERSION:3.0
            N:Two;Good
            END:VCARD
            BEGIN:VCARD
            N:Cut;Off
            """)
        #expect(report.drafts.map(\.name.full) == ["Good One", "Good Two"])
        #expect(report.cards.map(\.line) == [2, 27])
        #expect(report.problems.map { "\($0.line) \($0.code)" } == [
            "1 vcard.stray", "6 vcard.name", "11 vcard.version", "15 vcard.malformed", "19 vcard.encoding", "23 vcard.charset",
            "25 vcard.unclosed", "31 vcard.unclosed",
        ])
        #expect(report.problems[3].message
            == "Line 15: This card was left out because this line cannot be read: “no colon here”. Mend or remove the line.")
    }

    @Test func damagedTextIsReportedAndNotGuessed() {
        let file = Array("BEGIN:VCARD\nVERSION:4.0\nN:".utf8) + [0xC3, 0x28] + Array(";B\nEND:VCARD\n".utf8)
        #expect(VCardReader().read(file).problems.map(\.code) == [.text])
    }

    @Test func aFileWithoutCardsSaysSoOnce() {
        #expect(read("").problems.map(\.code) == [.noCards])
        #expect(read(String(repeating: "{\"json\": true}\n", count: 5000)).problems.map(\.code) == [.noCards])
    }

    @Test func whatIsReadIsBounded() {
        var limits = VCardLimits()
        limits.bytes = 100
        #expect(read(String(repeating: "x", count: 101), limits).problems.map(\.code) == [.tooLarge])
        limits = VCardLimits()
        limits.cards = 2
        let card = "BEGIN:VCARD\nVERSION:4.0\nN:A;B\nEND:VCARD\n"
        let many = read(String(repeating: card, count: 3), limits)
        #expect(many.cards.count == 2)
        #expect(many.problems.map(\.code) == [.tooManyCards])
        #expect(read(String(repeating: card, count: 2), limits).problems == [])
        limits = VCardLimits()
        limits.problems = 3
        let bad = read(String(repeating: "BEGIN:VCARD\nN:\nEND:VCARD\n", count: 9), limits)
        #expect(bad.problems.map(\.code) == [.name, .name, .name, .tooManyProblems])
        let phones = "BEGIN:VCARD\nN:A;B\n" + String(repeating: "TEL:1\n", count: 101) + "END:VCARD\n"
        #expect(read(phones).problems.map(\.code) == [.tooManyValues])
        let long = "BEGIN:VCARD\nN:\(String(repeating: "x", count: 1001));B\nEND:VCARD\n"
        #expect(read(long).problems.map(\.code) == [.tooLong])
    }

    @Test func writesVersion4AsTheStandardHasIt() {
        let draft = ContactDraft(
            firstName: "Ann;Maria", lastName: "Zimmer, Jr.",
            phones: [LabelledValue(.mobile, "+1"), LabelledValue(.custom("Båt"), "2")], mails: [LabelledValue(.work, "a@b")]
        )
        let text = String(decoding: VCardWriter().file(of: [draft]), as: UTF8.self)
        #expect(text == [
            "BEGIN:VCARD", "VERSION:4.0", "FN:Ann\\;Maria Zimmer\\, Jr.", "N:Zimmer\\, Jr.;Ann\\;Maria;;;", "TEL;TYPE=cell:+1",
            "item1.TEL:2", "item1.X-ABLabel:Båt", "EMAIL;TYPE=work:a@b", "END:VCARD", "",
        ].joined(separator: "\r\n"))
    }

    @Test func foldsAt75BytesWithoutCuttingACharacter() {
        let draft = ContactDraft(firstName: String(repeating: "小", count: 300), lastName: "王")
        let file = VCardWriter().file(of: [draft])
        for line in file.split(separator: 0x0A) {
            #expect(line.count <= 76)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(VCardReader().read(file).drafts == [draft])
    }

    @Test("round trip of random contacts", arguments: RandomContacts.Script.allCases)
    func roundTrip(_ script: RandomContacts.Script) throws {
        var random = Seeded()
        let drafts = try (0..<(isSoak ? 5000 : 300)).map { _ in
            try RandomContacts.draft(in: script, using: &random).validated()
        }
        let report = VCardReader().read(VCardWriter().file(of: drafts))
        #expect(report.problems == [], "\(random)")
        #expect(report.drafts == drafts, "\(random)")
    }

    @Test("random cuts and changes give contacts or problems, never a crash")
    func fuzz() throws {
        var random = Seeded()
        let interesting = Array(":;,\\\"=\r\n \tBEGINENDVCARD\u{FEFF}".utf8) + [0x00, 0x80, 0xC3, 0xFF]
        for _ in 0..<(isSoak ? 20_000 : 400) {
            var file = VCardWriter().file(of: try (0..<3).map { _ in
                let script = RandomContacts.Script.allCases.randomElement(using: &random) ?? .latin
                return try RandomContacts.draft(in: script, using: &random).validated()
            })
            if Bool.random(using: &random) {
                file += Array("BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=41=\n=42;C\nEND:VCARD\n".utf8)
            }
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                guard let index = file.indices.randomElement(using: &random) else { break }
                switch Int.random(in: 0..<5, using: &random) {
                case 0: file[index] = UInt8.random(in: 0...255, using: &random)
                case 1: file[index] = interesting.randomElement(using: &random) ?? 0
                case 2: file.remove(at: index)
                case 3: file.insert(interesting.randomElement(using: &random) ?? 0, at: index)
                default: file.removeSubrange(index..<min(file.count, index + Int.random(in: 1...60, using: &random)))
                }
            }
            let report = VCardReader().read(file)
            #expect(!report.cards.isEmpty || !report.problems.isEmpty, "\(random)")
            for draft in report.drafts { #expect(draft == (try draft.validated()), "\(random)") }
        }
    }
}
