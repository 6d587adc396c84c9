import BelvedereCore
import Foundation

/// Methods that turn the value of a vCard line into a field of a contact. Each also tells whether the line contains details that the field
/// cannot store.
///
/// The reader of cards and the writer both use these methods. The writer finds by them the kept line that belongs to a number.
extension VCardProperty {
    /// Returns the value as unescaped text.
    func plainText(_ version: VCardVersion) throws(VCardProblem) -> String { version.text(of: try value(guesses: version.guesses)) }

    /// Returns a telephone number or a mail address. The line may contain it as a URI such as "tel:+35840123".
    func address(withScheme scheme: String, _ version: VCardVersion) throws(VCardProblem) -> String {
        let value = try value(guesses: version.guesses)
        // A URI uses percent escapes. Other values use backslash escapes.
        guard isURI(value, scheme) else { return version.text(of: value) }
        let rest = String(value.utf8.dropFirst(scheme.utf8.count)) ?? ""
        return (rest.removingPercentEncoding ?? rest).streamSafe
    }

    /// Returns whether the value of a number or mail address is a URI. A text that only looks like a URI has the parameter `VALUE=text`.
    func isURI(_ value: String, _ scheme: String) -> Bool {
        value.begins(withScheme: scheme) && parameter("VALUE")?.lowercased() != "text"
    }

    /// Returns the first and last name, prefix and suffix of an `N` line.
    func contactName(_ version: VCardVersion) throws(VCardProblem) -> (name: ContactName, saysMore: Bool) {
        let parts = version.parts(of: try value(guesses: version.guesses))
        let items = parts.map { version.items(of: $0) }
        func part(_ index: Int) -> String {
            index < items.count ? items[index].map(version.text(ofPart:)).joined(separator: " ").oneLine : ""
        }
        // Additional given names go into the first name, because people write them in the same field of a form.
        let given = [part(1), part(2)].filter { !$0.isEmpty }.joined(separator: " ")
        let saysMore = !part(2).isEmpty || items.contains { $0.count > 1 } || parts.dropFirst(5).contains { !$0.isEmpty }
        return (ContactName(first: given, last: part(0), prefix: part(3), suffix: part(4)), saysMore)
    }

    /// Returns a postal address without its label.
    func postalAddress(_ version: VCardVersion) throws(VCardProblem) -> (address: PostalAddress, saysMore: Bool) {
        let parts = version.parts(of: try value(guesses: version.guesses)).map { version.text(ofPart: $0).oneLine }
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        var address = PostalAddress(.other)
        address.street = [part(0), part(1), part(2)].filter { !$0.isEmpty }.joined(separator: ", ")
        (address.city, address.region) = (part(3), part(4))
        (address.postcode, address.country) = (part(5), part(6))
        let saysMore = !part(0).isEmpty || !part(1).isEmpty || parts.dropFirst(7).contains { !$0.isEmpty }
        return (address, saysMore)
    }

    /// Returns the name of an organisation. The names of its units come after it in the value (RFC 6350, section 6.6.4); a contact has no
    /// field for them.
    func company(_ version: VCardVersion) throws(VCardProblem) -> (name: String, saysMore: Bool) {
        let parts = version.parts(of: try value(guesses: version.guesses)).map { version.text(ofPart: $0).oneLine }
        return (parts.first ?? "", parts.dropFirst().contains { !$0.isEmpty })
    }

    /// Returns a day of birth, written with or without hyphens, or nil if it has no year. A time of day after the date is ignored.
    func birthday(_ version: VCardVersion) throws(VCardProblem) -> (date: CalendarDate?, saysMore: Bool) {
        let text = try value(guesses: version.guesses).unicodeScalars
        let date = text.prefix { $0 != "T" && $0 != "t" }
        let digits = date.filter { $0 != "-" }.compactMap { ("0"..."9").contains($0) ? Int($0.value) - 0x30 : nil }
        guard digits.count == 8, date.count <= 10, date.filter({ $0 != "-" }).count == 8, text.first != "-" else { return (nil, true) }
        let (year, month, day) = (digits.prefix(4).reduce(0) { $0 * 10 + $1 }, digits[4] * 10 + digits[5], digits[6] * 10 + digits[7])
        // Address books of phones cannot store a birthday without a year. They write any year, and this parameter says which year to
        // ignore.
        if let omitted = parameter("X-APPLE-OMIT-YEAR"), Int(omitted) == year { return (nil, true) }
        return (CalendarDate(year: year, month: month, day: day), date.count < text.count)
    }
}

extension String {
    /// Returns whether the text begins with the scheme of a URI, such as "tel:". Capital and small letters are equal.
    func begins(withScheme scheme: String) -> Bool {
        // The letters of a scheme are ASCII. Bit 0x20 turns a capital letter into a small one and does not change the colon.
        utf8.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0 | 0x20 == $1 }
    }
}
