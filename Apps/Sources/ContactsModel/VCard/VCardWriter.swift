internal import BelvedereCore

/// Writes contacts as vCard 4.0 (RFC 6350).
///
/// ```swift
/// var file: [UInt8] = []
/// for contact in page.contacts { VCardWriter().write(contact.content, to: &file) }
/// ```
/// ``VCardReader`` reads the written cards back as equal drafts. The writer writes one card at a time, so that a long export can be sent
/// before it is complete.
public struct VCardWriter: Sendable {
    /// The media type of the written file, for a download.
    public static let mediaType = "text/vcard; charset=utf-8"

    /// Creates a writer.
    public init() {}

    /// Returns the cards of some contacts as one file.
    public func file(of contacts: some Sequence<ContactDraft>) -> [UInt8] {
        var bytes: [UInt8] = []
        for contact in contacts { write(contact, to: &bytes) }
        return bytes
    }

    /// Appends one card.
    ///
    /// Lines of the imported card for which the app has no field are written unchanged. Details of a name, number or company are left out
    /// if the person has changed that value since the import.
    ///
    /// - Complexity: O(*n*) in the length of the card, and O(*n* · *m*) for *n* numbers and *m* kept lines of numbers.
    public func write(_ contact: ContactDraft, to bytes: inout [UInt8]) {
        var kept = VCardKeptLines(contact.kept)
        var group = kept.highestGroup
        var lines = ["BEGIN:VCARD", "VERSION:4.0"]
        let names = kept.names(of: contact.name)
        lines += names.flatMap { $0.whole.isEmpty ? nil : $0.whole } ?? ["FN:" + VCardText.escaped(contact.name.formal)]
        lines += names?.parts ?? [Self.line(of: contact.name)]
        lines += kept.companies(of: contact.company, line: "ORG:" + VCardText.escaped(contact.company))
        for (name, scheme, values) in [("TEL", "tel:", contact.phones), ("EMAIL", "mailto:", contact.mails)] {
            let known = kept.lines(of: values.map(\.tidied), named: name) { property, label in
                (try? property.address(withScheme: scheme, .v4_0)).map { LabelledValue(label, $0).tidied }
            }
            for (entry, line) in zip(values, known) {
                // The type of the value must be given as text, because the value only looks like a URI.
                let kind = entry.value.begins(withScheme: scheme) ? ";VALUE=text" : ""
                lines += line.map { [$0] } ?? Self.lines(of: VCardText.escaped(entry.value), entry.label, as: name, kind, group: &group)
            }
        }
        let known = kept.lines(of: contact.addresses.map(\.tidied), named: "ADR") { property, label in
            var address = try? property.postalAddress(.v4_0).address
            address?.label = label
            return address?.tidied
        }
        for (address, line) in zip(contact.addresses, known) {
            let parts = ["", "", address.street, address.city, address.region, address.postcode, address.country]
            lines +=
                line.map { [$0] }
                ?? Self.lines(of: parts.map(VCardText.escaped).joined(separator: ";"), address.label, as: "ADR", group: &group)
        }
        let birthday = contact.birthday.map { "BDAY:" + $0.description.filter { $0 != "-" } }
        lines += kept.birthdays(of: contact.birthday, line: birthday) { try? $0.birthday(.v4_0).date }
        let notes = kept.lines(of: "NOTE") { $0.joined(separator: "\n\n").trimmedLines == contact.notes.trimmedLines }
        lines += notes ?? (contact.notes.isEmpty ? [] : ["NOTE:" + VCardText.escaped(contact.notes)])
        if !contact.photo.isEmpty { lines.append("PHOTO:" + contact.photo) }
        // The standard expects a URI as identifier. For any other text the type must be given as text (section 6.7.6).
        let head = contact.uid.contains(":") ? "UID:" : "UID;VALUE=text:"
        let identifiers = kept.lines(of: "UID") { $0.map(\.oneLine).first { !$0.isEmpty } == contact.uid.oneLine }
        lines += identifiers ?? (contact.uid.isEmpty ? [] : [head + VCardText.escaped(contact.uid)])
        lines += kept.others(hasPhoto: !contact.photo.isEmpty)
        for line in lines + ["END:VCARD"] { fold(line, into: &bytes) }
    }

    /// Returns the `N` line of a name: family name, given name, prefix and suffix.
    static func line(of name: ContactName) -> String {
        "N:" + [name.last, name.first, "", name.prefix, name.suffix].map(VCardText.escaped).joined(separator: ";")
    }

    private static func lines(
        of value: String, _ label: LabelledValue.Label, as name: String, _ kind: String = "", group: inout Int
    ) -> [String] {
        if let types = VCardTypes.parameter(of: label, for: name) { return ["\(name)\(types)\(kind):\(value)"] }
        guard case .custom(let text) = label else { return [] }
        // The parameter `TYPE` allows only ASCII letters. A label in any script is written as a line `X-ABLABEL` of the same group, which
        // address books know (an extension, RFC 6350, section 6.10).
        group += 1
        return ["item\(group).\(name)\(kind):\(value)", "item\(group).X-ABLabel:\(VCardText.escaped(text))"]
    }

    /// Appends a line. If it is long, it is folded into lines of at most 75 bytes, and no character is divided (section 3.2).
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
