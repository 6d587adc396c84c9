/// The kept vCard lines of a contact during an export. This type decides which of them still match the contact.
///
/// A kept line replaces the new line of a number, name or company as long as the person has not changed that value. Kept lines of changed
/// or removed values are left out, because they describe the old value.
struct VCardKeptLines {
    private let lines: [Line]
    /// The labels of the kept label lines, by the names of their groups.
    private let labels: [String: LabelledValue.Label]
    /// The indices of the kept lines that were exported already.
    private var written: Set<Int> = []

    private struct Line {
        let text: String
        let property: VCardProperty?
        /// The name of the property, empty for a line that is not a property.
        var name: String { property?.name ?? "" }
        var group: String { property?.group ?? "" }
    }

    init(_ lines: [String]) {
        self.lines = lines.map { Line(text: $0, property: VCardProperty(kept: $0)) }
        labels = self.lines.reduce(into: [:]) { labels, line in
            guard line.name == "X-ABLABEL", !line.group.isEmpty, let text = try? line.property?.plainText(.v4_0) else { return }
            labels[line.group] = VCardLabel(group: line.group, text: text, line: 0, kept: line.text).label.tidied
        }
    }

    // MARK: Lines of shown values

    /// Returns the kept lines of a name: the full name and its components. Returns nil if the person has changed the name since the import.
    mutating func names(of name: ContactName) -> (whole: [String], parts: [String])? {
        let parts = places(named: "N")
        let first = parts.first.flatMap { try? lines[$0].property?.contactName(.v4_0).name.tidied }
        guard let first, first == name.tidied else { return nil }
        return (write(places(named: "FN")), write(parts))
    }

    /// Returns the lines of a company, with the kept ones where the company is unchanged. `line` is the line that the app writes for a new
    /// company.
    mutating func companies(of company: String, line: String) -> [String] {
        let all = places(named: "ORG")
        let first = all.first { self.company(at: $0)?.isEmpty == false }
        if first.flatMap(self.company) == company || (first == nil && company.isEmpty) { return write(all) }
        // If the person removed the company, leave out its other lines too, because a program that reads the card would show one of them as
        // the company.
        return company.isEmpty ? [] : [line] + write(all.filter { $0 != first })
    }

    /// Returns the kept line of each number or address, or nil for a value without a kept line.
    ///
    /// If two values are equal, their kept lines stay in the order in which the card had them.
    mutating func lines<Value: Equatable>(
        of values: [Value], named name: String, read: (VCardProperty, LabelledValue.Label) -> Value?
    ) -> [String?] {
        var left = places(named: name).compactMap { place in
            lines[place].property.flatMap { read($0, labels[$0.group] ?? $0.label) }.map { (place, $0) }
        }.filter { values.contains($0.1) }
        var found = [Int?](repeating: nil, count: values.count)
        for index in values.indices.reversed() where left.last?.1 == values[index] { found[index] = left.removeLast().0 }
        // The person may have reordered the values, so also look for lines out of order.
        for index in values.indices where found[index] == nil {
            guard let match = left.firstIndex(where: { $0.1 == values[index] }) else { continue }
            found[index] = left.remove(at: match).0
        }
        return found.map { $0.map { write([$0])[0] } }
    }

    /// Returns the lines of a birthday, with the kept ones if it is unchanged. `line` is the line that the app writes for a new birthday.
    mutating func birthdays<Date: Equatable>(of birthday: Date?, line: String?, read: (VCardProperty) -> Date?) -> [String] {
        let all = places(named: "BDAY")
        let dates = all.map { lines[$0].property.flatMap(read) }
        if dates.lazy.compactMap({ $0 }).first == birthday { return write(all) }
        return (line.map { [$0] } ?? []) + write(zip(all, dates).filter { $0.1 == nil }.map(\.0))
    }

    /// Returns the kept lines of the notes or of the identifier, or nil if their value has changed.
    mutating func lines(of name: String, where isSame: ([String]) -> Bool) -> [String]? {
        let all = places(named: name)
        guard !all.isEmpty, isSame(all.compactMap { try? lines[$0].property?.plainText(.v4_0) }) else { return nil }
        return write(all)
    }

    // MARK: Other lines

    /// Returns the kept lines of properties that the app does not show. Call this method last, because it depends on the lines that were
    /// exported before.
    ///
    /// - Parameter hasPhoto: whether the contact has a picture. If the person removed it, other kept pictures are left out too, because a
    ///   program that reads the card would show one of them.
    func others(hasPhoto: Bool) -> [String] {
        var groups = Set(written.map { lines[$0].group })
        groups.formUnion(lines.filter { !Self.shown.contains($0.name) && $0.name != "X-ABLABEL" }.map(\.group))
        let values = Set(lines.filter { ["TEL", "EMAIL", "ADR"].contains($0.name) }.map(\.group))
        return lines.filter { line in
            switch line.name {
            case "X-ABLABEL" where !line.group.isEmpty: groups.contains(line.group) || !values.contains(line.group)
            case "PHOTO": hasPhoto || !Self.isPicture(line.property)
            default: !Self.shown.contains(line.name)
            }
        }.map(\.text)
    }

    /// The highest number among the group names "item1", "item2" and so on. New groups of an export get the numbers after it.
    var highestGroup: Int {
        lines.compactMap { $0.group.lowercased().hasPrefix("item") ? Int($0.group.dropFirst(4)) : nil }.filter { $0 < 1_000_000 }.max() ?? 0
    }

    private static let shown: Set<String> = ["FN", "N", "ORG", "TEL", "EMAIL", "ADR", "BDAY", "NOTE", "UID"]

    private static func isPicture(_ property: VCardProperty?) -> Bool {
        guard let address = try? property?.plainText(.v4_0) else { return false }
        return address.begins(withScheme: "data:") || ContactPhoto.isAddress(address)
    }

    private func places(named name: String) -> [Int] { lines.indices.filter { lines[$0].name == name } }

    private func company(at place: Int) -> String? { try? lines[place].property?.company(.v4_0).name }

    private mutating func write(_ places: [Int]) -> [String] {
        written.formUnion(places)
        return places.map { lines[$0].text }
    }
}
