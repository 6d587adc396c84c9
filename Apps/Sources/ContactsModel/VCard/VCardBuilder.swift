import BelvedereCore

/// Builds a contact from the lines of one vCard. It also collects the lines that the app only keeps for an export, and the problems.
struct VCardBuilder {
    /// The number of the card's first line.
    let line: Int
    /// The problems of the lines that could not be read and are left out.
    private(set) var problems: [VCardProblem] = []
    /// The names of the vCard properties, such as "GEO", that are kept for an export and not shown.
    private(set) var keptNames: [String] = []

    private let limits: VCardLimits
    private var version = VCardVersion.v3_0
    private var structuredName: ContactName?
    private var formattedName = ""
    private var nickname = ""
    private var draft = ContactDraft()
    private var values: [Value] = []
    private var counts: [String: Int] = [:]
    /// The lines of properties that a contact has only once, such as "N" for its name, by the property's name.
    private var singles: [String: [VCardSource]] = [:]
    private var labels: [String: VCardLabel] = [:]
    private var isGroup = false
    private var isOrganization = false
    private var kept: [(line: Int, group: String, text: String)] = []
    private var keptBytes = 0
    /// The reason why the whole card cannot be imported, or nil.
    private var fault: VCardProblem?

    /// A number, mail address or postal address, and the line that contains it.
    private struct Value {
        let source: VCardSource
        let text: String
        let address: PostalAddress
    }

    init(line: Int, limits: VCardLimits) {
        self.line = line
        self.limits = limits
    }

    /// Reads one line of the card. A line that cannot be read is left out and reported as a problem.
    mutating func add(_ line: VCardLines.Line) {
        do throws(VCardProblem) {
            guard let property = VCardProperty(line) else {
                let text = String(decoding: line.bytes.prefix(80), as: UTF8.self)
                throw VCardProblem(.malformed, line: line.number, excerpt: text)
            }
            try take(property)
        } catch {
            note(error)
        }
    }

    private mutating func note(_ problem: VCardProblem) {
        if problems.count <= limits.problems { problems.append(problem) }
    }

    /// Returns the contact of the card, or throws the reason why the card has none. Call it once, after the last line.
    mutating func finished() throws(VCardProblem) -> ContactDraft {
        if let fault { throw fault }
        if isGroup { throw VCardProblem(.group, line: line, excerpt: formattedName) }
        var draft = draft
        draft.phones = values(of: "TEL").map { LabelledValue(label(of: $0.source.property), $0.text) }
        draft.mails = values(of: "EMAIL").map { LabelledValue(label(of: $0.source.property), $0.text) }
        draft.addresses = values(of: "ADR").map { value in
            var address = value.address
            address.label = label(of: value.source.property)
            return address
        }
        draft.name = name(of: draft)
        do {
            draft = try draft.validatedAsCard()
        } catch {
            throw VCardProblem(.name, line: line)
        }
        draft.kept = keptLines(of: draft)
        return draft
    }

    private func values(of name: String) -> [Value] { values.filter { $0.source.property.name == name } }

    private func name(of draft: ContactDraft) -> ContactName {
        // Prefer the separate names of the card (its `N` line) to a division of its full name (`FN`). If both lines contain the same single
        // name, do not divide it, even if it has two words.
        if let structuredName, structuredName.isComplete || structuredName.isWritten(formattedName) { return structuredName }
        let formatted = ContactName(formatted: formattedName)
        let isOfCompany = isOrganization || (!draft.company.isEmpty && formattedName.oneLine == draft.company.oneLine)
        if isOfCompany, !formattedName.oneLine.isEmpty { return ContactName(first: "", last: formattedName) }
        if formatted.isComplete { return formatted }
        // The name is a single word or missing: use another text of the card that can identify the person, such as the company.
        let names = [structuredName, formatted].compactMap { $0 }.filter { !$0.full.isEmpty }
        if let name = names.first { return name }
        let others = [draft.company, nickname, draft.mails.first?.value ?? "", draft.phones.first?.value ?? ""]
        return ContactName(first: "", last: others.first { !$0.oneLine.isEmpty } ?? "")
    }

    // MARK: Properties

    private mutating func take(_ property: VCardProperty) throws(VCardProblem) {
        switch property.name {
        case "VERSION": try takeVersion(property)
        case "N", "FN", "ORG", "BDAY", "UID", "NOTE": try takeSingle(property)
        case "TEL": try append(try property.address(withScheme: "tel:", version), of: property)
        case "EMAIL": try append(try property.address(withScheme: "mailto:", version), of: property)
        case "ADR": try takeAddress(property)
        case "PHOTO" where draft.photo.isEmpty: try takePhoto(property)
        case "NICKNAME" where nickname.isEmpty:
            nickname = try bounded(try property.plainText(version), property)
            try keep(property)
        case "KIND", "X-ADDRESSBOOKSERVER-KIND": try takeKind(property)
        case "X-ABSHOWAS":
            isOrganization = try property.plainText(version).uppercased() == "COMPANY"
            try keep(property)
        case "X-ABLABEL" where !property.group.isEmpty:
            // `X-ABLABEL` is not in the standard, but address books of phones store a person's own label in it.
            let label = try bounded(try property.plainText(version), property)
            guard labels.count < 4 * limits.values else { throw VCardProblem(.tooManyValues, line: property.line, excerpt: label) }
            labels[property.group] = VCardLabel(group: property.group, text: label, line: property.line, kept: try property.kept(version))
        case "BEGIN", "END":
            // This line begins or ends something other than a card. In an export, another program would take it for the end of this card.
            throw VCardProblem(.malformed, line: property.line, excerpt: try property.kept(version))
        // `PRODID` and `REV` describe the imported file. An export is a new file, so they are left out.
        case "PRODID", "REV": break
        default: try keep(property)
        }
    }

    private mutating func takeVersion(_ property: VCardProperty) throws(VCardProblem) {
        let name = try property.value(guesses: true)
        if let known = VCardVersion(named: name) {
            version = known
        } else {
            fault = VCardProblem(.version, line: property.line, excerpt: name)
        }
    }

    private mutating func takeKind(_ property: VCardProperty) throws(VCardProblem) {
        let kind = try property.plainText(version).lowercased()
        isGroup = isGroup || kind == "group"
        isOrganization = isOrganization || kind == "org"
        if kind != "individual" { try keep(property) }
    }

    private mutating func takeSingle(_ property: VCardProperty) throws(VCardProblem) {
        guard singles[property.name, default: []].count < limits.values else {
            throw VCardProblem(.tooMuch, line: property.line, excerpt: try property.kept(version))
        }
        // The values of `N` and `ORG` consist of several fields, so their emptiness is checked elsewhere.
        if !["N", "ORG"].contains(property.name), try property.plainText(version).oneLine.isEmpty { return }
        switch property.name {
        case "N":
            let name = try property.contactName(version).name
            for part in [name.first, name.last, name.prefix, name.suffix] { _ = try bounded(part, property) }
            structuredName = structuredName ?? name
        case "FN":
            let name = try bounded(try property.plainText(version), property)
            if formattedName.oneLine.isEmpty { formattedName = name }
        case "ORG":
            let company = try bounded(try property.company(version).name, property)
            if draft.company.isEmpty { draft.company = company }
        case "BDAY":
            let birthday = try property.birthday(version).date
            draft.birthday = draft.birthday ?? birthday
        case "UID":
            let uid = try bounded(try property.plainText(version), property)
            if draft.uid.oneLine.isEmpty { draft.uid = uid }
        default:
            let note = try property.plainText(version)
            let notes = draft.notes.isEmpty ? note : draft.notes + "\n\n" + note
            guard notes.unicodeScalars.count <= limits.notes else { throw VCardProblem(.tooLong, line: property.line, excerpt: note) }
            draft.notes = notes
        }
        singles[property.name, default: []].append(VCardSource(property, version))
    }

    private mutating func takeAddress(_ property: VCardProperty) throws(VCardProblem) {
        let address = try property.postalAddress(version).address
        for part in [address.street, address.city, address.region, address.postcode, address.country] { _ = try bounded(part, property) }
        try append(address.lines.joined(separator: ", "), address, of: property)
    }

    private mutating func append(
        _ text: String, _ address: PostalAddress = PostalAddress(.other), of property: VCardProperty
    ) throws(VCardProblem) {
        if property.name != "ADR" { _ = try bounded(text, property) }
        // An empty text is neither a number nor an address, so there is nothing to add.
        if text.oneLine.isEmpty { return }
        guard counts[property.name, default: 0] < limits.values else {
            throw VCardProblem(.tooManyValues, line: property.line, excerpt: text)
        }
        counts[property.name, default: 0] += 1
        values.append(Value(source: VCardSource(property, version), text: text, address: address))
    }

    private mutating func takePhoto(_ property: VCardProperty) throws(VCardProblem) {
        if let bytes = try property.data() {
            guard let address = ContactPhoto.address(of: bytes) else { throw VCardProblem(.pictureTooLarge, line: property.line) }
            draft.photo = address
            return
        }
        let address = try property.plainText(version)
        if address.begins(withScheme: "data:"), let comma = address.utf8.firstIndex(of: 0x2C) {
            let data = CardBase64.bytes(of: address.utf8[address.utf8.index(after: comma)...])
            guard let known = data.flatMap(ContactPhoto.address) else { throw VCardProblem(.pictureTooLarge, line: property.line) }
            draft.photo = known
        } else if ContactPhoto.isAddress(address) {
            draft.photo = address
        } else {
            try keep(property)
        }
    }

    private func bounded(_ text: String, _ property: VCardProperty) throws(VCardProblem) -> String {
        guard text.unicodeScalars.count <= limits.characters else {
            throw VCardProblem(.tooLong, line: property.line, excerpt: text)
        }
        return text
    }

    private func label(of property: VCardProperty) -> LabelledValue.Label {
        property.group.isEmpty ? property.label : labels[property.group]?.label ?? property.label
    }

    // MARK: Kept lines

    /// Keeps a line that the app does not show, so that the next export contains it.
    private mutating func keep(_ property: VCardProperty) throws(VCardProblem) {
        let text = try property.kept(version)
        guard keptBytes + text.utf8.count <= limits.kept else {
            throw VCardProblem(.tooMuch, line: property.line, excerpt: String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))))
        }
        keptBytes += text.utf8.count
        kept.append((property.line, property.group, text))
        keptNames.append(property.name)
    }

    /// Returns the lines to keep, because they contain more than the contact's fields. The lines of shown fields come first, in the order
    /// of the export. The others come after them, in the order of the card.
    private mutating func keptLines(of draft: ContactDraft) -> [String] {
        let details = VCardDetails(singles, values.map(\.source), others: kept.map(\.group), labels: Set(labels.keys), of: draft)
        var lines: [String] = []
        var keptGroups = Set(kept.map(\.group))
        for set in details.lines {
            let size = set.lines.reduce(0) { $0 + $1.utf8.count }
            guard keptBytes + size <= limits.kept else {
                note(VCardProblem(.tooMuch, line: set.line, excerpt: set.lines.first))
                continue
            }
            keptBytes += size
            lines += set.lines
            keptNames += set.unseen
            keptGroups.formUnion(set.groups)
        }
        problems.sort { $0.line < $1.line }
        // The label line of a number or an address is exported together with that number, so it is not in this list.
        let said = Set(values.map(\.source.property.group)).subtracting(keptGroups)
        let others = kept.map { ($0.line, $0.text) } + labels.values.filter { !said.contains($0.group) }.map { ($0.line, $0.kept) }
        return lines + others.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension VCardProperty {
    /// The label that the property's own `TYPE` parameters give. A separate label line of the same group has priority over it.
    var label: LabelledValue.Label { VCardTypes.label(of: types).label }
}

extension ContactName {
    /// Returns whether the text of an `FN` line adds nothing to this name: it is empty, or equal to `formal`.
    fileprivate func isWritten(_ whole: String) -> Bool {
        let whole = whole.oneLine
        return !full.isEmpty && (whole.isEmpty || whole.utf8.elementsEqual(formal.utf8))
    }
}
