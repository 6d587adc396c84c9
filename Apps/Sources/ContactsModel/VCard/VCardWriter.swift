internal import BelvedereCore

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
    ///
    /// What came with the card and has no place in the app goes out as it came in, but for an organisation's units where the
    /// company is another by now.
    public func write(_ contact: ContactDraft, to bytes: inout [UInt8]) {
        fold("BEGIN:VCARD", into: &bytes)
        fold("VERSION:4.0", into: &bytes)
        fold("FN:" + VCardText.escaped(contact.name.formal), into: &bytes)
        let name = contact.name
        fold("N:" + [name.last, name.first, "", name.prefix, name.suffix].map(VCardText.escaped).joined(separator: ";"), into: &bytes)
        let units = contact.kept.first { $0.hasPrefix("ORG") && Self.company(of: $0) == contact.company }
        if !contact.company.isEmpty, units == nil { fold("ORG:" + VCardText.escaped(contact.company), into: &bytes) }
        var group = Self.highestGroup(in: contact.kept)
        for phone in contact.phones { write(phone, as: "TEL", group: &group, into: &bytes) }
        for mail in contact.mails { write(mail, as: "EMAIL", group: &group, into: &bytes) }
        for address in contact.addresses {
            let parts = ["", "", address.street, address.city, address.region, address.postcode, address.country]
            write(parts.map(VCardText.escaped).joined(separator: ";"), address.label, as: "ADR", group: &group, into: &bytes)
        }
        if let birthday = contact.birthday { fold("BDAY:" + birthday.description.filter { $0 != "-" }, into: &bytes) }
        if !contact.notes.isEmpty { fold("NOTE:" + VCardText.escaped(contact.notes), into: &bytes) }
        if !contact.photo.isEmpty { fold("PHOTO:" + contact.photo, into: &bytes) }
        if !contact.uid.isEmpty {
            // An address is what the standard expects; any other text has to say that it is one (section 6.7.6).
            let head = contact.uid.contains(":") ? "UID:" : "UID;VALUE=text:"
            fold(head + VCardText.escaped(contact.uid), into: &bytes)
        }
        for line in contact.kept where !line.hasPrefix("ORG") || line == units { fold(line, into: &bytes) }
        fold("END:VCARD", into: &bytes)
    }

    private func write(_ entry: LabelledValue, as name: String, group: inout Int, into bytes: inout [UInt8]) {
        write(VCardText.escaped(entry.value), entry.label, as: name, group: &group, into: &bytes)
    }

    private func write(
        _ value: String, _ label: LabelledValue.Label, as name: String, group: inout Int, into bytes: inout [UInt8]
    ) {
        switch label {
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

    /// The company that a kept line with its units names.
    private static func company(of line: String) -> String? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return VCardText.split(line[line.index(after: colon)...], at: ";").first.map { VCardText.unescaped($0).oneLine }
    }

    /// The highest number of the groups "item1", "item2" and so on that kept lines have; those that are made anew come after it.
    private static func highestGroup(in lines: [String]) -> Int {
        lines.compactMap { line in
            guard line.lowercased().hasPrefix("item"), let dot = line.firstIndex(of: ".") else { return nil }
            return Int(line[..<dot].dropFirst(4))
        }.filter { $0 < 1_000_000 }.max() ?? 0
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
