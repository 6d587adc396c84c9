import Foundation

/// A card while it is read: keeps what a contact has a place for, and the first thing that is wrong.
struct VCardBuilder {
    /// The line of its beginning.
    let line: Int

    private let limits: VCardLimits
    private var structuredName: ContactName?
    private var formattedName: String?
    private var phones: [Value] = []
    private var mails: [Value] = []
    private var labels: [String: String] = [:]
    private var problem: VCardProblem?
    private var isOldest = false

    private struct Value {
        let group: String
        let entry: LabelledValue
    }

    init(line: Int, limits: VCardLimits) {
        self.line = line
        self.limits = limits
    }

    mutating func add(_ line: VCardLines.Line, ignored: inout [String: Int]) {
        guard problem == nil else { return }
        do throws(VCardProblem) {
            guard let property = VCardProperty(line) else {
                let text = String(decoding: line.bytes.prefix(80), as: UTF8.self)
                throw VCardProblem(.malformed, line: line.number, excerpt: text)
            }
            try take(property, ignored: &ignored)
        } catch {
            problem = error
        }
    }

    /// The contact, or why there is none.
    func draft() throws(VCardProblem) -> ContactDraft {
        if let problem { throw problem }
        var draft = ContactDraft()
        if let structuredName, structuredName.isComplete {
            draft.name = structuredName
        } else if let formatted = formattedName.map(Self.split), formatted.isComplete {
            draft.name = formatted
        }
        draft.phones = phones.map(labelled)
        draft.mails = mails.map(labelled)
        do {
            return try draft.validated()
        } catch {
            throw VCardProblem(.name, line: line)
        }
    }

    private mutating func take(_ property: VCardProperty, ignored: inout [String: Int]) throws(VCardProblem) {
        switch property.name {
        case "VERSION":
            let version = try property.value().trimmingCharacters(in: .whitespaces)
            guard ["2.1", "3.0", "4.0"].contains(version) else {
                throw VCardProblem(.version, line: property.line, excerpt: version)
            }
            isOldest = version == "2.1"
        case "N" where structuredName == nil:
            let parts = VCardText.split(try property.value()[...], at: ";").map { part in
                // Several given names are a list since 3.0; in 2.1 a comma is a comma.
                (isOldest ? [part] : VCardText.split(part, at: ",")).map(VCardText.unescaped).joined(separator: " ")
            }
            structuredName = ContactName(
                first: try bounded(parts.count > 1 ? parts[1] : "", property),
                last: try bounded(parts[0], property)
            )
        case "FN" where formattedName == nil:
            formattedName = try bounded(VCardText.unescaped(try property.value()[...]), property)
        case "TEL":
            let number = try text(of: property, scheme: "tel:")
            try append(Value(group: property.group, entry: LabelledValue(label(of: property), number)), to: \.phones)
        case "EMAIL":
            let address = try text(of: property, scheme: "mailto:")
            try append(Value(group: property.group, entry: LabelledValue(label(of: property), address)), to: \.mails)
        case "X-ABLABEL" where !property.group.isEmpty:
            // Not in the standard, but what the address books of phones write for a person's own label.
            guard labels.count < 2 * limits.values else { throw VCardProblem(.tooManyValues, line: property.line) }
            labels[property.group] = try bounded(VCardText.unescaped(try property.value()[...]), property)
        default:
            // A name made up anew on each line must not fill the memory.
            if ignored[property.name] != nil || ignored.count < 100 { ignored[property.name, default: 0] += 1 }
        }
    }

    private mutating func append(_ value: Value, to list: WritableKeyPath<Self, [Value]>) throws(VCardProblem) {
        guard self[keyPath: list].count < limits.values else { throw VCardProblem(.tooManyValues, line: line) }
        self[keyPath: list].append(value)
    }

    private func text(of property: VCardProperty, scheme: String) throws(VCardProblem) -> String {
        let value = try property.value()
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

    private func labelled(_ value: Value) -> LabelledValue {
        guard !value.group.isEmpty, let label = labels[value.group] else { return value.entry }
        // The phones' own words for the standard labels.
        switch label {
        case "_$!<Home>!$_": return LabelledValue(.home, value.entry.value)
        case "_$!<Work>!$_": return LabelledValue(.work, value.entry.value)
        case "_$!<Mobile>!$_": return LabelledValue(.mobile, value.entry.value)
        case "_$!<Other>!$_": return LabelledValue(.other, value.entry.value)
        default: return LabelledValue(.custom(label), value.entry.value)
        }
    }

    private func label(of property: VCardProperty) -> LabelledValue.Label {
        let types = property.types
        if types.contains("cell") || types.contains("x-cell") { return .mobile }
        if types.contains("fax") || types.contains("x-fax") { return .fax }
        if types.contains("work") { return .work }
        if types.contains("home") { return .home }
        return .other
    }

    /// First and last name of a name that is not taken apart: the last word is the family name. A name in Han characters
    /// or Hangul without a space begins with the family name, of one character in nearly all cases.
    private static func split(_ formatted: String) -> ContactName {
        let words = formatted.oneLine.split(separator: " ")
        if let last = words.last, words.count > 1 {
            return ContactName(first: words.dropLast().joined(separator: " "), last: String(last))
        }
        guard let word = words.first, word.count > 1, word.unicodeScalars.allSatisfy(NameScript.isEastAsian) else {
            return ContactName(first: "", last: words.first.map(String.init) ?? "")
        }
        return ContactName(first: String(word.dropFirst()), last: String(word.prefix(1)))
    }
}
