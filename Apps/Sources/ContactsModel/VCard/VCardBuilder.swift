import BelvedereCore
import Foundation

/// A card while it is read: what a contact has a place for, what is only kept, and what is wrong.
struct VCardBuilder {
    /// The line of its beginning.
    let line: Int
    /// The lines that were left out.
    private(set) var problems: [VCardProblem] = []
    /// The names of the properties that are kept and not shown.
    private(set) var keptNames: [String] = []

    private let limits: VCardLimits
    private var version = ""
    private var structuredName: ContactName?
    private var formattedName = ""
    private var nickname = ""
    private var draft = ContactDraft()
    private var phones: [Value] = []
    private var mails: [Value] = []
    private var addresses: [(group: String, address: PostalAddress)] = []
    private var labels: [String: VCardLabel] = [:]
    private var isGroup = false
    private var isOrganization = false
    private var kept: [(line: Int, text: String)] = []
    private var keptBytes = 0
    /// The card as a whole cannot be imported.
    private var fault: VCardProblem?

    private struct Value {
        let group: String
        let entry: LabelledValue
    }

    init(line: Int, limits: VCardLimits) {
        self.line = line
        self.limits = limits
    }

    /// Takes in a line. One that cannot be read is left out and told of.
    mutating func add(_ line: VCardLines.Line) {
        do throws(VCardProblem) {
            guard let property = VCardProperty(line) else {
                let text = String(decoding: line.bytes.prefix(80), as: UTF8.self)
                throw VCardProblem(.malformed, line: line.number, excerpt: text)
            }
            try take(property)
        } catch {
            if problems.count <= limits.problems { problems.append(error) }
        }
    }

    /// The contact, or why there is none.
    func finished() throws(VCardProblem) -> ContactDraft {
        if let fault { throw fault }
        if isGroup { throw VCardProblem(.group, line: line, excerpt: formattedName) }
        var draft = draft
        draft.phones = phones.map { LabelledValue(label(of: $0.group) ?? $0.entry.label, $0.entry.value) }
        draft.mails = mails.map { LabelledValue(label(of: $0.group) ?? $0.entry.label, $0.entry.value) }
        draft.addresses = addresses.map { entry in
            var address = entry.address
            address.label = label(of: entry.group) ?? address.label
            return address
        }
        let used = Set(phones.map(\.group) + mails.map(\.group) + addresses.map(\.group))
        let unused = labels.values.filter { !used.contains($0.group) }.map { (line: $0.line, text: $0.kept) }
        draft.kept = (kept + unused).sorted { $0.line < $1.line }.map(\.text)
        draft.name = name(of: draft)
        do {
            return try draft.validatedAsCard()
        } catch {
            throw VCardProblem(.name, line: line)
        }
    }

    // MARK: Names

    private func name(of draft: ContactDraft) -> ContactName {
        let formatted = ContactName(formatted: formattedName)
        if let structuredName, structuredName.isComplete { return structuredName }
        let isOfCompany = isOrganization || (!draft.company.isEmpty && formattedName.oneLine == draft.company.oneLine)
        if isOfCompany, !formattedName.oneLine.isEmpty { return ContactName(first: "", last: formattedName) }
        if formatted.isComplete { return formatted }
        // A single word, or none: whatever else says who this is.
        let names = [structuredName, formatted].compactMap { $0 }.filter { !$0.full.isEmpty }
        if let name = names.first { return name }
        let others = [draft.company, nickname, draft.mails.first?.value ?? "", draft.phones.first?.value ?? ""]
        return ContactName(first: "", last: others.first { !$0.oneLine.isEmpty } ?? "")
    }

    private mutating func takeName(_ property: VCardProperty) throws(VCardProblem) {
        // Several given names are a list since 3.0; in 2.1 a comma is a comma.
        let parts = VCardText.split(try text(property)[...], at: ";").map { part in
            (version == "2.1" ? [part] : VCardText.split(part, at: ",")).map(VCardText.unescaped).joined(separator: " ")
        }
        func part(_ index: Int) throws(VCardProblem) -> String { try bounded(index < parts.count ? parts[index].oneLine : "", property) }
        // The second given names belong to the first, as people write them in the one field of a form.
        let given = [try part(1), try part(2)].filter { !$0.isEmpty }.joined(separator: " ")
        structuredName = ContactName(first: given, last: try part(0), prefix: try part(3), suffix: try part(4))
    }

    // MARK: Properties

    private mutating func take(_ property: VCardProperty) throws(VCardProblem) {
        switch property.name {
        case "VERSION": try takeVersion(property)
        case "N" where structuredName == nil: try takeName(property)
        case "FN" where formattedName.isEmpty: formattedName = try bounded(VCardText.unescaped(try text(property)[...]), property)
        case "TEL": try append(try uriText(of: property, scheme: "tel:"), property, to: \.phones)
        case "EMAIL": try append(try uriText(of: property, scheme: "mailto:"), property, to: \.mails)
        case "ADR": try takeAddress(property)
        case "BDAY" where draft.birthday == nil: try takeBirthday(property)
        case "NOTE": try takeNote(property)
        case "PHOTO" where draft.photo.isEmpty: try takePhoto(property)
        case "UID" where draft.uid.isEmpty: draft.uid = try bounded(VCardText.unescaped(try text(property)[...]), property)
        case "ORG" where draft.company.isEmpty: try takeCompany(property)
        case "NICKNAME" where nickname.isEmpty:
            nickname = try bounded(VCardText.unescaped(try text(property)[...]), property)
            try keep(property)
        case "KIND", "X-ADDRESSBOOKSERVER-KIND": try takeKind(property)
        case "X-ABSHOWAS":
            isOrganization = try text(property).uppercased() == "COMPANY"
            try keep(property)
        case "X-ABLABEL" where !property.group.isEmpty:
            // Not in the standard, but what the address books of phones write for a person's own label.
            let kept = try property.kept(guesses: guesses)
            let label = try bounded(VCardText.unescaped(try text(property)[...]), property)
            guard labels.count < 4 * limits.values else { throw VCardProblem(.tooManyValues, line: property.line, excerpt: label) }
            labels[property.group] = VCardLabel(group: property.group, text: label, line: property.line, kept: kept)
        case "BEGIN", "END":
            // Of something that is no card; it would end this one for whoever reads the export.
            throw VCardProblem(.malformed, line: property.line, excerpt: try property.kept(guesses: guesses))
        // What the file says of itself is written anew.
        case "PRODID", "REV": break
        default: try keep(property)
        }
    }

    private mutating func takeVersion(_ property: VCardProperty) throws(VCardProblem) {
        version = try text(property).trimmingCharacters(in: .whitespaces)
        if !["2.1", "3.0", "4.0"].contains(version) { fault = VCardProblem(.version, line: property.line, excerpt: version) }
    }

    private mutating func takeKind(_ property: VCardProperty) throws(VCardProblem) {
        let kind = try text(property).lowercased()
        isGroup = isGroup || kind == "group"
        isOrganization = isOrganization || kind == "org"
        if kind != "individual" { try keep(property) }
    }

    private mutating func takeCompany(_ property: VCardProperty) throws(VCardProblem) {
        // Units follow the name of the organisation (RFC 6350, section 6.6.4).
        let parts = VCardText.split(try text(property)[...], at: ";")
        draft.company = try bounded(VCardText.unescaped(parts.first ?? "").oneLine, property)
        if parts.dropFirst().contains(where: { !$0.isEmpty }) { try keep(property) }
    }

    private mutating func takeAddress(_ property: VCardProperty) throws(VCardProblem) {
        let parts = VCardText.split(try text(property)[...], at: ";").map { VCardText.unescaped($0).oneLine }
        func part(_ index: Int) throws(VCardProblem) -> String { try bounded(index < parts.count ? parts[index] : "", property) }
        var address = PostalAddress(label(of: property))
        address.street = [try part(0), try part(1), try part(2)].filter { !$0.isEmpty }.joined(separator: ", ")
        (address.city, address.region) = (try part(3), try part(4))
        (address.postcode, address.country) = (try part(5), try part(6))
        guard addresses.count < limits.values else {
            throw VCardProblem(.tooManyValues, line: property.line, excerpt: address.lines.joined(separator: ", "))
        }
        addresses.append((property.group, address))
    }

    private mutating func takeBirthday(_ property: VCardProperty) throws(VCardProblem) {
        let text = try text(property)
        // With or without hyphens; a time may follow. What has no year is kept as it is.
        let digits = (text.split(separator: "T").first ?? "").filter { $0 != "-" }
        guard digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isNumber }), !text.hasPrefix("-"),
            let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)), let day = Int(digits.suffix(2)),
            let date = CalendarDate(year: year, month: month, day: day)
        else { return try keep(property) }
        draft.birthday = date
    }

    private mutating func takeNote(_ property: VCardProperty) throws(VCardProblem) {
        let note = VCardText.unescaped(try text(property)[...])
        let notes = draft.notes.isEmpty ? note : draft.notes + "\n\n" + note
        guard notes.unicodeScalars.count <= limits.notes else { throw VCardProblem(.tooLong, line: property.line, excerpt: note) }
        draft.notes = notes
    }

    private mutating func takePhoto(_ property: VCardProperty) throws(VCardProblem) {
        if let bytes = try property.data() {
            guard let address = ContactPhoto.address(of: bytes) else { throw VCardProblem(.pictureTooLarge, line: property.line) }
            draft.photo = address
            return
        }
        let address = VCardText.unescaped(try text(property)[...])
        if address.lowercased().hasPrefix("data:"), let comma = address.utf8.firstIndex(of: 0x2C) {
            let data = Base64.bytes(of: address.utf8[address.utf8.index(after: comma)...])
            guard let known = data.flatMap(ContactPhoto.address) else { throw VCardProblem(.pictureTooLarge, line: property.line) }
            draft.photo = known
        } else if ContactPhoto.isAddress(address) {
            draft.photo = address
        } else {
            try keep(property)
        }
    }

    /// Keeps a line for the next export.
    private mutating func keep(_ property: VCardProperty) throws(VCardProblem) {
        let text = try property.kept(guesses: guesses)
        guard keptBytes + text.utf8.count <= limits.kept else {
            throw VCardProblem(.tooMuch, line: property.line, excerpt: String(text.prefix(60)))
        }
        keptBytes += text.utf8.count
        kept.append((property.line, text))
        keptNames.append(property.name)
    }

    // MARK: Texts

    /// In 4.0 every text is UTF-8; older files often say nothing of what they are in.
    private var guesses: Bool { version != "4.0" }

    private func text(_ property: VCardProperty) throws(VCardProblem) -> String { try property.value(guesses: guesses) }

    private mutating func append(
        _ text: String, _ property: VCardProperty, to list: WritableKeyPath<Self, [Value]>
    ) throws(VCardProblem) {
        guard self[keyPath: list].count < limits.values else { throw VCardProblem(.tooManyValues, line: property.line, excerpt: text) }
        self[keyPath: list].append(Value(group: property.group, entry: LabelledValue(label(of: property), text)))
    }

    private func uriText(of property: VCardProperty, scheme: String) throws(VCardProblem) -> String {
        let value = try text(property)
        // A URI has no backslash escapes, but percent escapes.
        guard value.utf8.count >= scheme.utf8.count, value.prefix(scheme.count).lowercased() == scheme else {
            return try bounded(VCardText.unescaped(value[...]), property)
        }
        let rest = String(value.dropFirst(scheme.count))
        return try bounded(rest.removingPercentEncoding ?? rest, property)
    }

    private func bounded(_ text: String, _ property: VCardProperty) throws(VCardProblem) -> String {
        guard text.unicodeScalars.count <= limits.characters else {
            throw VCardProblem(.tooLong, line: property.line, excerpt: text)
        }
        return text
    }

    // MARK: Labels

    private func label(of group: String) -> LabelledValue.Label? { group.isEmpty ? nil : labels[group]?.label }

    private func label(of property: VCardProperty) -> LabelledValue.Label {
        let types = property.types
        if types.contains("cell") || types.contains("x-cell") { return .mobile }
        if types.contains("fax") || types.contains("x-fax") { return .fax }
        if types.contains("work") { return .work }
        if types.contains("home") { return .home }
        return .other
    }
}
