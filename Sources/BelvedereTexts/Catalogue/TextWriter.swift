internal import BelvederePlurals

/// Writes a text with its arguments in place of the placeholders.
struct TextWriter {
    let voice: TextVoice
    let arguments: [TextArgument]

    /// Returns the text with its arguments.
    ///
    /// - Complexity: O(*n*) in the length of the result.
    func string(_ text: CatalogueText) -> String {
        var result = ""
        write(text, to: &result)
        return result
    }

    private func write(_ text: CatalogueText, to result: inout String) {
        guard let pattern = text.patterns[form(of: text)] ?? text.patterns[.other] else { return }
        var rest = pattern[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("#@") {
                let name = rest.dropFirst(2).prefix { $0 != "@" }
                rest = rest.dropFirst(3 + name.count)
                if let part = text.parts[String(name)] { write(part, to: &result) }
            } else {
                let place = rest.prefix { $0 != "$" }
                rest = rest.dropFirst(place.count + 1)
                rest = rest.dropFirst(rest.first == "@" ? 1 : "lld".count)
                if let number = Int(place), arguments.indices.contains(number - 1) { write(arguments[number - 1], to: &result) }
            }
        }
        result += rest
    }

    private func write(_ argument: TextArgument, to result: inout String) {
        switch argument {
        case .number(let number): result += voice.written(number)
        case .text(let text): result += voice.isolated(text)
        }
    }

    private func form(of text: CatalogueText) -> PluralForm {
        guard arguments.indices.contains(text.decidingArgument - 1), case .number(let number) = arguments[text.decidingArgument - 1] else {
            return .other
        }
        return PluralRules.of(voice.language).form(of: number)
    }
}
