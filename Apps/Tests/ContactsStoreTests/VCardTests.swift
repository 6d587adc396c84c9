import BelvedereCore
import ContactsContract
import ContactsModel
import Foundation
import Testing

@Suite("vCard")
struct VCardTests {
    private func read(_ text: String, _ limits: VCardLimits = VCardLimits()) -> VCardReport {
        VCardReader(limits: limits).read(Array(text.utf8))
    }

    @Test func readsVersion4WithFoldsEscapesAndGroups() {
        let report = read(
            """
            BEGIN:VCARD\r
            VERSION:4.0\r
            FN:Ann Zimmer\r
            N:Zim\r
             mer\\, Jr.;Ann,Maria;;;\r
            TEL;VALUE=uri;TYPE="voice,cell":tel:+358-40%20123\r
            item1.TEL:123\r
            item1.X-ABLabel:B\\;åt\r
            EMAIL;TYPE=work;PREF=1:ann@example.org\r
            URL:https://example.org/\r
            END:VCARD\r

            """)
        #expect(report.problems == [])
        var ann = ContactDraft(
            firstName: "Ann Maria", lastName: "Zimmer, Jr.",
            phones: [LabelledValue(.mobile, "+358-40 123"), LabelledValue(.custom("B;åt"), "123")],
            mails: [LabelledValue(.work, "ann@example.org")]
        )
        ann.kept = ["FN:Ann Zimmer", "N:Zimmer\\, Jr.;Ann,Maria;;;", "EMAIL;TYPE=work;PREF=1:ann@example.org", "URL:https://example.org/"]
        #expect(report.drafts == [ann])
        #expect(report.kept == ["URL": 1])
    }

    @Test func readsVersion3InSmallLettersAndWithBareLineFeeds() {
        let report = read("begin:vcard\nversion:3.0\nn:Wáng;Xiǎomíng\ntel;type=HOME;type=pref:1\ntel;type=work,fax:2\nend:vcard\n")
        #expect(report.problems == [])
        var wang = ContactDraft(firstName: "Xiǎomíng", lastName: "Wáng", phones: [LabelledValue(.home, "1"), LabelledValue(.workFax, "2")])
        wang.kept = ["TEL;TYPE=HOME;PREF=1:1"]
        #expect(report.drafts == [wang])
    }

    @Test func readsVersion21InQuotedPrintableAndOldCharacterSets() {
        let report = read(
            """
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D8=A7=D8=AD=D9=85=\r
            =D8=AF=DB=8C;=D8=B1=D8=B6=D8=A7;;;
            TEL;CELL;VOICE:1
            PHOTO;ENCODING=BASE64;JPEG:/9j/
            BBBB
            CCCC

            EMAIL;INTERNET:r@example.org
            END:VCARD
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:M=FCller;J=F6rg
            END:VCARD
            """)
        #expect(report.problems == [])
        var reza = ContactDraft(
            firstName: "رضا", lastName: "احمدی", phones: [LabelledValue(.mobile, "1")], mails: [LabelledValue(.other, "r@example.org")]
        )
        reza.photo = "data:image/jpeg;base64,/9j/BBBBCCCC"
        #expect(
            report.drafts == [
                reza,
                ContactDraft(firstName: "Jörg", lastName: "Müller"),
            ])
    }

    @Test(arguments: [
        "windows-1252", "iso-8859-1", "windows-1251", "shift_jis", "windows-1250", "GBK", "gb2312", "Big5", "EUC-KR", "KOI8-R",
        "ISO-8859-15",
    ])
    func readsTheCharacterSetsItNames(_ charset: String) {
        let bytes: [String: ([UInt8], String)] = [
            "windows-1252": ([0xC5, 0x73, 0x61], "Åsa"), "iso-8859-1": ([0xC5, 0x73, 0x61], "Åsa"),
            "windows-1251": ([0xC8, 0xE2, 0xE0, 0xED], "Иван"), "shift_jis": ([0x90, 0xBC], "西"),
            "windows-1250": ([0xA3, 0xF3, 0x64, 0x9F], "Łódź"), "GBK": ([0xCD, 0xF5], "王"), "gb2312": ([0xCD, 0xF5], "王"),
            "Big5": ([0xA4, 0xFD], "王"), "EUC-KR": ([0xB1, 0xE8], "김"), "KOI8-R": ([0xE9, 0xD7, 0xC1, 0xCE], "Иван"),
            "ISO-8859-15": ([0xA6, 0x61, 0xA4], "Ša€"),
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

    @Test(arguments: [
        ("Ann Marie Zimmer", "Ann Marie", "Zimmer", "Ann Marie Zimmer"), ("王小明", "小明", "王", "王小明"),
        ("山田 太郎", "太郎", "山田", "山田太郎"), ("欧阳修", "修", "欧阳", "欧阳修"), ("김민수", "민수", "김", "김민수"),
        ("Doe\\, John", "John", "Doe", "John Doe"), ("Dr. John Doe Jr.", "John", "Doe", "Dr. John Doe Jr."),
        ("John Doe\\, Ph.D.", "John", "Doe", "John Doe Ph.D."), ("Madonna", "", "Madonna", "Madonna"), ("Dr. Doe", "", "Doe", "Dr. Doe"),
    ])
    func takesTheNameApartWhereTheCardDoesNot(_ formatted: String, _ first: String, _ last: String, _ shown: String) throws {
        let report = read("BEGIN:VCARD\nVERSION:4.0\nFN:\(formatted)\nEND:VCARD\n")
        let name = try #require(report.drafts.first?.name)
        #expect((name.first, name.last) == (first, last))
        #expect(name.formal == shown)
        #expect(report.problems == [])
    }

    @Test(arguments: [
        ("FN:Lighthouse Keepers\nORG:Lighthouse Keepers;Sales\nN:;;;;", "Lighthouse Keepers"),
        ("FN:Lighthouse Keepers\nKIND:org", "Lighthouse Keepers"), ("ORG:Lighthouse\nTEL:1", "Lighthouse"), ("N:;Cher;;;\nFN:Cher", "Cher"),
        ("NICKNAME:Bob\nTEL:1", "Bob"), ("EMAIL:a@example.org", "a@example.org"), ("TEL:040 1", "040 1"),
    ])
    func keepsOrganisationsAndPeopleOfOneName(_ lines: String, _ name: String) {
        let report = read("BEGIN:VCARD\nVERSION:4.0\n\(lines)\nEND:VCARD\n")
        #expect(report.drafts.map(\.name.full) == [name])
        #expect(report.problems == [])
    }

    @Test func leavesOutALineThatCannotBeReadAndKeepsItsCard() {
        let report = read(
            """
            BEGIN:VCARD
            VERSION:3.0
            N:Zimmer;Ann
            NOTE:This goes on
            in the next line
            X-\u{1F600}:1
            X-OLD;ENCODING=QUOTED-PRINTABLE:=ZZ
            BEGIN:VNOTE
            TEL:1
            END:VCARD
            """)
        #expect(report.drafts.map(\.phones) == [[LabelledValue(.other, "1")]])
        #expect(report.drafts.map(\.notes) == ["This goes on"])
        #expect(
            report.problems.map { "\($0.line) \($0.code)" } == [
                "5 vcard.malformed", "6 vcard.malformed", "7 vcard.encoding", "8 vcard.malformed",
            ])
        #expect(report.problems.first?.message == "Line 5: This line cannot be read, so it was left out: “in the next line”.")
    }

    @Test func readsLineEndsOfTwoReturns() {
        let report = read("BEGIN:VCARD\r\r\nVERSION:3.0\r\r\nN:Zimmer;Ann\r\r\nNOTE:a\r\r\n b\r\r\nEND:VCARD\r\r\n")
        #expect(report.problems == [])
        #expect(report.drafts.map(\.name.full) == ["Ann Zimmer"])
        #expect(report.drafts.map(\.notes) == ["ab"])
    }

    @Test(arguments: ["KIND:group", "X-ADDRESSBOOKSERVER-KIND:group"])
    func aGroupIsNoPerson(_ line: String) {
        let report = read("BEGIN:VCARD\nVERSION:4.0\nFN:Friends\n\(line)\nMEMBER:urn:uuid:1\nEND:VCARD\n")
        #expect(report.drafts == [])
        #expect(report.problems.map(\.message) == ["Line 1: This card is a group and not a person, so it was left out: “Friends”."])
    }

    @Test func readsTextOfWesternEuropeWhereAnOldCardSaysNothing() {
        let file = Array("BEGIN:VCARD\nVERSION:3.0\nN:M".utf8) + [0xFC] + Array("ller;J".utf8) + [0xF6] + Array("rg\nEND:VCARD\n".utf8)
        #expect(VCardReader().read(file).drafts.map(\.name.full) == ["Jörg Müller"])
    }

    @Test func unknownPropertiesAreExportedAsTheyWereImported() throws {
        let report = read(
            """
            BEGIN:VCARD\r
            VERSION:3.0\r
            PRODID:-//Somebody//EN\r
            N:Zimmer;Ann;Maria;Dr.;Jr.\r
            FN:Dr. Ann Zimmer\r
            ORG:Lighthouse\\, Ltd.;Sales\r
            UID:4711\r
            URL;TYPE=home:https://example.org/a\\,b\r
            item1.X-SOCIALPROFILE;TYPE=x:ann\r
            item1.X-ABLabel:Boat\r
            BDAY:1996-04-15\r
            X-BDAY-OLD:--0415\r
            NOTE:one\\ntwo\r
            ADR;TYPE=HOME:Box 1;;Street 2;Helsinki;;00100;Finland\r
            PHOTO;ENCODING=b;TYPE=JPEG:/9j/AAAA\r
            LOGO;ENCODING=b;TYPE=JPEG:AAAA\r
            X-LATIN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:=E5=0D=0Ab\r
            END:VCARD\r

            """)
        #expect(report.problems == [])
        let ann = try #require(report.drafts.first)
        #expect(ann.name == ContactName(first: "Ann Maria", last: "Zimmer", prefix: "Dr.", suffix: "Jr."))
        #expect((ann.company, ann.uid, ann.notes) == ("Lighthouse, Ltd.", "4711", "one\ntwo"))
        #expect(ann.birthday == CalendarDate("1996-04-15"))
        #expect(ann.addresses.map(\.lines) == [["Box 1, Street 2", "00100 Helsinki", "Finland"]])
        #expect(ann.photo == "data:image/jpeg;base64,/9j/AAAA")
        #expect(
            ann.kept == [
                "FN:Dr. Ann Zimmer", "N:Zimmer;Ann;Maria;Dr.;Jr.", "ORG:Lighthouse\\, Ltd.;Sales",
                "ADR;TYPE=HOME:Box 1;;Street 2;Helsinki;;00100;Finland", "URL;TYPE=home:https://example.org/a\\,b",
                "item1.X-SOCIALPROFILE;TYPE=x:ann",
                "item1.X-ABLABEL:Boat", "X-BDAY-OLD:--0415", "LOGO:data:image/jpeg;base64,AAAA", "X-LATIN:å\\nb",
            ])
        let file = VCardWriter().file(of: [ann])
        #expect(VCardReader().read(file).drafts == [ann])
        let text = String(decoding: file, as: UTF8.self)
        #expect(text.contains("UID;VALUE=text:4711\r\n"))
        #expect(text.contains("N:Zimmer;Ann;Maria;Dr.;Jr.\r\n"))
        #expect(text.components(separatedBy: "ORG:").count == 2)
        // The units of the old company are not exported for the new one.
        var moved = ann
        moved.company = "Harbour"
        let card = String(decoding: VCardWriter().file(of: [moved]), as: UTF8.self)
        #expect(card.contains("ORG:Harbour\r\n") && !card.contains("Sales"))
    }

    @Test func aBackslashOfVersion21IsALetter() {
        let report = read("BEGIN:VCARD\nVERSION:2.1\nN:A\\;B, C;D\nNOTE:C:\\temp\\new\nEND:VCARD\n")
        #expect(report.drafts.map(\.notes) == ["C:\\temp\\new"])
        #expect(report.drafts.map(\.name.last) == ["A;B, C"])
    }

    @Test(arguments: [("4", true), ("3", true), (" 4.0 ", true), ("5", false), ("40", false)])
    func readsAVersionWithoutItsNought(_ version: String, _ isRead: Bool) {
        let report = read("BEGIN:VCARD\nVERSION:\(version)\nN:A;B\nEND:VCARD\n")
        #expect(report.drafts.count == (isRead ? 1 : 0))
        #expect(report.problems.map(\.code) == (isRead ? [] : [.version]))
    }

    @Test func anotherOrganisationIsKeptAndLeavesWithTheFirst() throws {
        let report = read(
            """
            BEGIN:VCARD
            VERSION:4.0
            FN:Ann Zimmer
            item1.ORG:Lighthouse
            ORG:Harbour
            ORG-DIRECTORY:https://example.org
            END:VCARD
            """)
        #expect(report.kept == ["ORG": 1, "ORG-DIRECTORY": 1])
        var ann = try #require(report.drafts.first)
        func organisations() -> [String] {
            String(decoding: VCardWriter().file(of: [ann]), as: UTF8.self).split(separator: "\r\n").map(String.init).filter {
                $0.contains("ORG")
            }
        }
        #expect(organisations() == ["item1.ORG:Lighthouse", "ORG:Harbour", "ORG-DIRECTORY:https://example.org"])
        ann.company = "Tower"
        #expect(organisations() == ["ORG:Tower", "ORG:Harbour", "ORG-DIRECTORY:https://example.org"])
        ann.company = ""
        #expect(organisations() == ["ORG-DIRECTORY:https://example.org"])
    }

    @Test func theParametersOfANumberDoNotReachAnother() throws {
        let report = read("BEGIN:VCARD\nVERSION:4.0\nFN:Ann Zimmer\nTEL;PREF=1;TYPE=home:1\nTEL;TYPE=home:2\nEND:VCARD\n")
        var ann = try #require(report.drafts.first)
        func numbers() -> [String] {
            String(decoding: VCardWriter().file(of: [ann]), as: UTF8.self).split(separator: "\r\n").map(String.init).filter {
                $0.hasPrefix("TEL")
            }
        }
        #expect(numbers() == ["TEL;PREF=1;TYPE=home:1", "TEL;TYPE=home:2"])
        ann.phones.reverse()
        #expect(numbers() == ["TEL;TYPE=home:2", "TEL;PREF=1;TYPE=home:1"])
        ann.phones[1].value = "3"
        #expect(numbers() == ["TEL;TYPE=home:2", "TEL;TYPE=home:3"])
    }

    @Test func keepsAPhotographOfAMegabyte() throws {
        let bytes = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: 999_997)
        var ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")
        ann.photo = try #require(ContactPhoto.address(of: bytes))
        #expect(VCardReader().read(VCardWriter().file(of: [ann])).drafts == [ann])
        #expect(ContactPhoto.address(of: bytes + [0]) == nil)
    }

    @Test func aLabelOfOnesOwnMeetsNoGroupThatCameWithTheCard() {
        var draft = ContactDraft(firstName: "Ann", lastName: "Zimmer", phones: [LabelledValue(.custom("Boat"), "1")])
        draft.kept = ["item1.URL:https://example.org", "item1.X-ABLABEL:Blog"]
        #expect(VCardReader().read(VCardWriter().file(of: [draft])).drafts == [draft])
    }

    @Test func aPictureThatIsNoneIsLeftOutAndToldOf() {
        let report = read("BEGIN:VCARD\nVERSION:4.0\nN:Zimmer;Ann;;;\nPHOTO:data:image/svg+xml;base64,PHN2Zz4=\nEND:VCARD\n")
        #expect(report.drafts.map(\.photo) == [""])
        #expect(report.problems.map(\.code) == [.pictureTooLarge])
    }

    @Test func brokenCardsAreReportedByLineAndGoodOnesRead() {
        let report = read(
            """
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
        // First the line that removed the name, then the card.
        #expect(
            report.problems.map { "\($0.line) \($0.code)" } == [
                "1 vcard.stray", "6 vcard.name", "11 vcard.version", "15 vcard.malformed", "14 vcard.name", "19 vcard.encoding",
                "17 vcard.name",
                "23 vcard.charset", "21 vcard.name", "25 vcard.unclosed", "31 vcard.unclosed",
            ])
        #expect(report.problems[3].message == "Line 15: This line cannot be read, so it was left out: “no colon here”.")
    }

    @Test func damagedTextIsReportedAndNotGuessed() {
        let file = Array("BEGIN:VCARD\nVERSION:4.0\nN:".utf8) + [0xC3, 0x28] + Array(";B\nEND:VCARD\n".utf8)
        #expect(VCardReader().read(file).problems.map(\.code) == [.text, .name])
    }

    @Test func aFileWithoutCardsSaysSoOnce() {
        #expect(read("").problems.map(\.code) == [.noCards])
        #expect(read(String(repeating: "{\"json\": true}\n", count: 5000)).problems.map(\.code) == [.noCards])
    }

    @Test func theSizeOfAnImportIsBounded() {
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
        #expect(read(phones).drafts.map(\.phones.count) == [100])
        let long = "BEGIN:VCARD\nFN:Ann B\nN:\(String(repeating: "x", count: 1001));B\nEND:VCARD\n"
        #expect(read(long).problems.map(\.code) == [.tooLong])
        #expect(read(long).drafts.map(\.name.full) == ["Ann B"])
        let kept =
            "BEGIN:VCARD\nFN:Ann B\nX-A:\(String(repeating: "x", count: 299_000))\nX-B:\(String(repeating: "x", count: 2_000))\nEND:VCARD\n"
        #expect(read(kept).problems.map(\.code) == [.tooMuch])
        #expect(read(kept).drafts.map(\.kept.count) == [1])
    }

    @Test func writesVersion4AsTheStandardHasIt() {
        let draft = ContactDraft(
            firstName: "Ann;Maria", lastName: "Zimmer, Jr.",
            phones: [LabelledValue(.mobile, "+1"), LabelledValue(.custom("Båt"), "2")], mails: [LabelledValue(.work, "a@b")]
        )
        let text = String(decoding: VCardWriter().file(of: [draft]), as: UTF8.self)
        #expect(
            text
                == [
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
            var file = VCardWriter().file(
                of: try (0..<3).map { _ in
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
            for draft in report.drafts { #expect(draft == (try draft.validatedAsCard()), "\(random)") }
        }
    }
}
