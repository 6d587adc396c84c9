import ContactsContract

/// Random cards of all versions, with lines of every kind: lines that the app shows, keeps, or knows only in part.
struct RandomCards {
    static func card(using random: inout Seeded) -> String {
        let version = ["2.1", "3.0", "4.0", "4"].randomElement(using: &random) ?? "4.0"
        var lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in line(of: version, using: &random) }
        // Only a card with a name can be imported.
        lines.insert(
            ["FN:Ann Zimmer", "N:Zimmer;Ann;;;", "FN:Zimmer\\, Ann", "N:;Ann;Maria"].randomElement(using: &random) ?? "FN:Ann", at: 0)
        return (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private static func line(of version: String, using random: inout Seeded) -> String {
        let group = Int.random(in: 0..<4, using: &random) == 0 ? "item\(Int.random(in: 1...3, using: &random))." : ""
        let name = names.randomElement(using: &random) ?? "TEL"
        var head = group + name
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let parameter = parameters.randomElement(using: &random) ?? ""
            head += ";" + (version == "2.1" ? parameter.replacing("TYPE=", with: "") : parameter)
        }
        let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ in texts.randomElement(using: &random) ?? "" }
        switch name {
        case "BDAY": return head + ":" + (days.randomElement(using: &random) ?? "")
        case "N", "ADR", "ORG": return head + ":" + parts.joined(separator: ";")
        case "X-ABLabel": return head + ":" + (labels.randomElement(using: &random) ?? "")
        case "PHOTO": return head + ":" + (pictures.randomElement(using: &random) ?? "")
        default: return head + ":" + parts.prefix(2).joined()
        }
    }

    private static let names = [
        "FN", "N", "ORG", "TEL", "TEL", "EMAIL", "ADR", "BDAY", "NOTE", "UID", "PHOTO", "NICKNAME", "KIND", "X-ABLabel", "X-ABLabel",
        "X-FOO", "URL",
        "ORG-DIRECTORY", "LABEL", "X-ABSHOWAS", "CATEGORIES", "N-X", "TELEX",
    ]
    private static let parameters = [
        "TYPE=home", "TYPE=WORK", "TYPE=cell", "TYPE=fax", "TYPE=pager", "TYPE=pref", "TYPE=voice", "TYPE=\"home,fax\"", "TYPE=internet",
        "TYPE=x-boat",
        "PREF=1", "ALTID=1", "LANGUAGE=sv", "LABEL=\"a;b:c\"", "SORT-AS=\"x,y\"", "VALUE=text", "VALUE=uri", "X-A=", "CHARSET=UTF-8",
        "GEO=\"geo:1,2\"",
    ]
    private static let texts = [
        "", "", "Ann", "Zimmer", "a\\,b", "a\\;b", "C:\\temp\\new", "x,y", "\\n", "\\\\", " ", "王小明", "رضا", "tel:+1%202", "mailto:a@b",
        "\"", "=", "\\", "Dr.",
    ]
    private static let days = ["1996-04-15", "19960415", "--0415", "1996-04-15T10:00:00Z", "soon", "", "20240230"]
    private static let labels = ["Boat", "_$!<Home>!$_", "_$!<AssistantPhone>!$_", "_$!<WorkFax>!$_", "", "a\\,b"]
    private static let pictures = [
        "data:image/jpeg;base64,/9j/AAAA", "https://example.org/a.jpg", "http://example.org/a.jpg", "data:image/png;base64,iVBORw0KGgo=",
        "x",
    ]
}
