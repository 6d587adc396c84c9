/// Finds the lines of a vCard that contain more details than the app's contact can store, such as a name with a second given name.
///
/// Such a line is kept as a whole. While the person does not change the value in the app, the next export writes the kept line in place of
/// a new one. ``VCardKeptLines`` chooses these lines.
struct VCardDetails {
    private let singles: [String: [VCardSource]]
    private let values: [VCardSource]
    private let draft: ContactDraft
    /// The number of lines of each vCard group, by the group's name. A group, such as "item1", connects lines that belong together.
    private var groups: [String: Int]
    /// The names of the groups that have a label line.
    private let labels: Set<String>

    /// Several lines that are either all kept or all left out.
    struct Lines {
        /// The number, in the file, of the first of these lines.
        let line: Int
        let lines: [String]
        let groups: [String]
        /// The names of the properties in these lines that the app does not show.
        let unseen: [String]
    }

    /// - Parameters:
    ///   - singles: the lines of properties that a contact has only once, such as "N", by the property's name.
    ///   - values: the lines of numbers and addresses.
    ///   - others: the group names of all other kept lines.
    ///   - labels: the names of the groups that have a label line.
    ///   - draft: the contact that was read from the lines.
    init(_ singles: [String: [VCardSource]], _ values: [VCardSource], others: [String], labels: Set<String>, of draft: ContactDraft) {
        self.singles = singles
        self.values = values
        self.draft = draft
        self.labels = labels
        groups = (others + values.map(\.property.group)).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        for (name, lines) in singles {
            // If the app does not show the name of the card's first `N` line, that line is not exported. So do not count it as a line of
            // its group.
            for line in lines.dropFirst(name == "N" && nameParts == nil ? 1 : 0) { groups[line.property.group, default: 0] += 1 }
        }
    }

    /// The lines to keep for an export, in the order of the export.
    var lines: [Lines] {
        [names, companies].compactMap { $0 } + ["TEL", "EMAIL", "ADR"].flatMap(values) + [birthdays, notes, identifiers].compactMap { $0 }
    }

    private func values(named name: String) -> [Lines] {
        values.filter { $0.property.name == name && saysMore($0) }.map { lines([$0], unseen: 0) }
    }

    // MARK: Lines that say more

    private func saysMore(_ source: VCardSource) -> Bool {
        let property = source.property
        if isGrouped(property) { return true }
        switch property.name {
        case "TEL", "EMAIL", "ADR":
            // A label line of the group replaces the label of the `TYPE` parameters, so the types then contain details that the app does
            // not show.
            let isLabelled = labels.contains(property.group)
            let said = isLabelled ? ["voice", "internet"] : VCardTypes.label(of: property.types).said
            if property.saysMore(beside: said) { return true }
            return property.name == "ADR" && (try? property.postalAddress(source.version).saysMore) == true
        case "N": return property.saysMore() || (try? property.contactName(source.version).saysMore) == true
        case "ORG": return property.saysMore() || (try? property.company(source.version).saysMore) == true
        case "BDAY": return property.saysMore() || (try? property.birthday(source.version).saysMore) == true
        default: return property.saysMore()
        }
    }

    /// Returns whether another line has the same group as this line. Also returns true if the group has a label and the app shows no label
    /// for this property.
    private func isGrouped(_ property: VCardProperty) -> Bool {
        if property.group.isEmpty { return false }
        let isShown = ["TEL", "EMAIL", "ADR"].contains(property.name)
        return groups[property.group, default: 0] > 1 || (!isShown && labels.contains(property.group))
    }

    /// The `N` line of the card, if the app shows the name that it contains.
    private var nameParts: VCardSource? {
        singles["N"]?.first.flatMap { (try? $0.property.contactName($0.version).name.tidied) == draft.name ? $0 : nil }
    }

    private var names: Lines? {
        let (written, parts) = (singles["FN"] ?? [], singles["N"] ?? [])
        let whole = written.lazy.compactMap { try? $0.property.plainText($0.version).oneLine }.first { !$0.isEmpty } ?? draft.name.formal
        let keepsWhole = written.count > 1 || whole != draft.name.formal || written.contains(where: saysMore)
        let first = nameParts
        guard keepsWhole || parts.count > 1 || first.map(saysMore) == true else { return nil }
        let (wholes, others) = (keepsWhole ? written : [], Array(parts.dropFirst()))
        // Also keep the `N` line: without it the writer could not tell whether the name is still unchanged.
        let head = first?.kept ?? VCardWriter.line(of: draft.name)
        return Lines(
            line: (written + parts).map(\.property.line).min() ?? 0, lines: wholes.compactMap(\.kept) + [head] + others.compactMap(\.kept),
            groups: (wholes + others + [first].compactMap { $0 }).map(\.property.group),
            unseen: wholes.dropFirst().map(\.property.name) + others.map(\.property.name)
        )
    }

    private var companies: Lines? {
        guard let all = singles["ORG"], all.count > 1 || all.contains(where: saysMore) else { return nil }
        let units = all.prefix(1).filter { (try? $0.property.company($0.version).saysMore) == true }
        return lines(all, unseen: all.count - 1 + units.count)
    }

    private var birthdays: Lines? {
        guard let all = singles["BDAY"], all.count > 1 || all.contains(where: saysMore) else { return nil }
        return lines(all, unseen: all.count - (draft.birthday == nil ? 0 : 1))
    }

    private var notes: Lines? {
        guard let all = singles["NOTE"], all.contains(where: saysMore) else { return nil }
        return lines(all, unseen: 0)
    }

    private var identifiers: Lines? {
        guard let all = singles["UID"], all.count > 1 || all.contains(where: saysMore) else { return nil }
        return lines(all, unseen: all.count - 1)
    }

    private func lines(_ sources: [VCardSource], unseen: Int) -> Lines {
        Lines(
            line: sources.first?.property.line ?? 0, lines: sources.compactMap(\.kept), groups: sources.map(\.property.group),
            unseen: sources.suffix(unseen).map(\.property.name)
        )
    }
}
