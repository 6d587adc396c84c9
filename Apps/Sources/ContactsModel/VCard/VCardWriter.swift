/// Writes contacts as vCard 4.0 (RFC 6350).
///
/// ```swift
/// var file: [UInt8] = []
/// for contact in page.contacts { VCardWriter().write(contact.content, to: &file) }
/// ```
/// What it writes, ``VCardReader`` reads back to equal drafts. A card at a time, so that an export of any length can go
/// out in pieces.
public struct VCardWriter: Sendable {
    /// The media type of what is written, for a download.
    public static let mediaType = "text/vcard; charset=utf-8"

    /// A writer.
    public init() {}

    /// The cards of some contacts as one file.
    public func file(of contacts: some Sequence<ContactDraft>) -> [UInt8] {
        var bytes: [UInt8] = []
        for contact in contacts { write(contact, to: &bytes) }
        return bytes
    }

    /// Appends one card.
    public func write(_ contact: ContactDraft, to bytes: inout [UInt8]) {
        fold("BEGIN:VCARD", into: &bytes)
        fold("VERSION:4.0", into: &bytes)
        fold("FN:" + VCardText.escaped(contact.name.full), into: &bytes)
        let (first, last) = (VCardText.escaped(contact.name.first), VCardText.escaped(contact.name.last))
        fold("N:\(last);\(first);;;", into: &bytes)
        var group = 0
        for phone in contact.phones { write(phone, as: "TEL", group: &group, into: &bytes) }
        for mail in contact.mails { write(mail, as: "EMAIL", group: &group, into: &bytes) }
        fold("END:VCARD", into: &bytes)
    }

    private func write(_ entry: LabelledValue, as name: String, group: inout Int, into bytes: inout [UInt8]) {
        let value = VCardText.escaped(entry.value)
        switch entry.label {
        case .other: fold("\(name):\(value)", into: &bytes)
        case .home: fold("\(name);TYPE=home:\(value)", into: &bytes)
        case .work: fold("\(name);TYPE=work:\(value)", into: &bytes)
        // The two are types of TEL alone (section 6.4.1); any property takes one that begins with "x-".
        case .mobile: fold("\(name);TYPE=\(name == "TEL" ? "" : "x-")cell:\(value)", into: &bytes)
        case .fax: fold("\(name);TYPE=\(name == "TEL" ? "" : "x-")fax:\(value)", into: &bytes)
        case .custom(let label):
            // TYPE takes tokens of ASCII letters only; a label in any script goes into the property that address
            // books know for it (an extension, RFC 6350, section 6.10).
            group += 1
            fold("item\(group).\(name):\(value)", into: &bytes)
            fold("item\(group).X-ABLabel:\(VCardText.escaped(label))", into: &bytes)
        }
    }

    /// Appends a line, broken so that no piece is longer than 75 bytes and no character is cut (section 3.2).
    private func fold(_ line: String, into bytes: inout [UInt8]) {
        var room = 75
        for scalar in line.unicodeScalars {
            let encoded = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            if encoded.count > room {
                bytes += [0x0D, 0x0A, 0x20]
                room = 74
            }
            bytes += encoded
            room -= encoded.count
        }
        bytes += [0x0D, 0x0A]
    }
}
