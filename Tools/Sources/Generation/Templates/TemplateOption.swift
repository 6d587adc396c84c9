/// An option of a template: a choice of several words, or a flag.
public struct TemplateOption: Sendable, Hashable {
    /// The name of the option in `--set name=choice`.
    public let name: String
    /// A description of the option's effect, for the help text.
    public let summary: String
    /// The allowed values; `true` and `false` for a flag.
    public let choices: [String]
    /// The value that the option has if the developer gives none.
    public let standard: String

    /// Reads choices such as `content=list`.
    ///
    /// - Throws: ``GenerationError`` with each text that is not a choice.
    static func choices(in texts: [String]) throws -> [String: String] {
        var problems = ProblemList()
        var choices: [String: String] = [:]
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 {
                choices[parts[0]] = parts[1]
            } else {
                problems.add("option.form", "\"\(text)\" is no choice. Write the option and the choice, as in \"content=list\".")
            }
        }
        try problems.throwIfAny()
        return choices
    }

    var isFlag: Bool { choices == ["true", "false"] }

    /// The names that the texts of the template can use for the option. For the option `content` they are `content`, `contentIsText` and
    /// `contentIsList`; for a flag it is the flag's name.
    var shapes: [String: NameShape] {
        if isFlag { return [name: .flag] }
        return choices.reduce(into: [name: .text]) { $0[flag(for: $1)] = .flag }
    }

    func values(for choice: String) -> [String: TemplateValue] {
        if isFlag { return [name: .flag(choice == "true")] }
        return choices.reduce(into: [name: .text(choice)]) { $0[flag(for: $1)] = .flag($1 == choice) }
    }

    private func flag(for choice: String) -> String {
        let parts = choice.split(whereSeparator: { $0 == "-" || $0 == "_" })
        return name + "Is" + parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
