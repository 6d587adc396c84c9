internal import BelvederePlurals

/// Reads the text of one key in one language from the file, and records the faults of that text.
struct TextReading {
    let language: String
    private(set) var faults: [String] = []

    init(language: String) { self.language = language }

    /// Returns the text. The result is valid only if there are no faults.
    mutating func read(_ text: FileText) -> FormedText? {
        if let variations = text.variations { return read(variations, about: nil) }
        guard let unit = text.stringUnit, let template = template(unit) else {
            if text.stringUnit == nil {
                faults.append("The text is missing: there is neither a \"stringUnit\" nor \"variations\". Write one.")
            }
            return nil
        }
        var result = FormedText(forms: [.other: template])
        let substitutions = text.substitutions ?? [:]
        for name in template.parts.symmetricDifference(substitutions.keys).sorted() {
            faults.append(
                """
                The part "\(name)" stands either in the text (as %#@\(name)@) or under "substitutions", but not in both. Write \
                both, or neither.
                """
            )
        }
        for (offset, (name, substitution)) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
            let place = substitution.argNum ?? offset + 1
            if let kind = substitution.formatSpecifier, !["lld", "ld"].contains(kind) {
                faults.append(
                    """
                    The part "\(name)" depends on "%\(kind)", and a text can depend only on a whole number. Use "lld" as its \
                    "formatSpecifier".
                    """
                )
            }
            result.parts[name] = read(substitution.variations, about: place)
        }
        return result
    }

    private mutating func read(_ variations: FileText.Variations, about place: Int?) -> FormedText? {
        if variations.device != nil {
            faults.append("The text varies by device, which is not known here. Write one text, or vary it by number (\"plural\").")
            return nil
        }
        guard let plural = variations.plural else {
            faults.append("The text has \"variations\" without \"plural\". Write its plural forms, or a \"stringUnit\".")
            return nil
        }
        var forms: [PluralForm: TextTemplate] = [:]
        for (name, text) in plural.sorted(by: { $0.key < $1.key }) {
            guard let form = PluralForm(rawValue: name) else {
                faults.append(
                    "\"\(name)\" is no plural form. The forms are \(PluralForm.allCases.map(\.rawValue).joined(separator: ", ")).")
                continue
            }
            guard let unit = text.stringUnit, let template = template(unit) else { continue }
            forms[form] = place.map(template.about) ?? template
        }
        return check(FormedText(forms: forms, decides: place ?? deciding(forms)))
    }

    /// The position of the argument whose number decides the plural form: the first number placeholder in any of the forms.
    private func deciding(_ forms: [PluralForm: TextTemplate]) -> Int? {
        forms.values.flatMap { $0.placeholders.filter { $0.value == .number }.keys }.min()
    }

    private mutating func check(_ text: FormedText) -> FormedText? {
        guard let place = text.decides else {
            faults.append("The text has plural forms and no number (%lld) to choose by. Fill one in, or write one \"stringUnit\".")
            return nil
        }
        let samples = PluralRules.of(language).samples
        for form in PluralForm.allCases where text.forms[form] == nil && (samples[form] != nil || form == .other) {
            let examples =
                samples[form].map { " (\($0.prefix(4).map(String.init).joined(separator: ", "))\($0.count > 4 ? " …" : ""))" } ?? ""
            faults.append("The plural form \"\(form.rawValue)\"\(examples) is missing, and the language needs it. Write it.")
        }
        for form in PluralForm.allCases where text.forms[form] != nil && samples[form] == nil && form != .other {
            faults.append("The language never uses the plural form \"\(form.rawValue)\". Remove it.")
        }
        for (form, template) in text.forms.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let leavesOut = template.placeholders[place] == nil
            if leavesOut, let numbers = samples[form], numbers.count > 1 {
                faults.append(
                    "The plural form \"\(form.rawValue)\" leaves out the number, and the language uses it for more than one (\(numbers.prefix(4).map(String.init).joined(separator: ", "))). Write the number as %\(place)$lld."
                )
            }
        }
        return text
    }

    private mutating func template(_ unit: FileText.Unit) -> TextTemplate? {
        if unit.value.isEmpty || unit.state == "new" {
            faults.append(
                "The text is missing: it is \(unit.value.isEmpty ? "empty" : "marked as new"). Translate it, and mark it as translated.")
            return nil
        }
        do {
            return try TextTemplate(unit.value)
        } catch {
            faults.append(error.sentence)
            return nil
        }
    }
}
