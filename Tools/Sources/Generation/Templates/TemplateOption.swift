/// A choice that a template offers: one of several words, or yes and no.
public struct TemplateOption: Sendable, Hashable {
    /// The word by which it is chosen: `--set name=choice`.
    public let name: String
    /// What it decides.
    public let summary: String
    /// The words to choose from; `true` and `false` where the option is a flag.
    public let choices: [String]
    /// What holds where nothing is said.
    public let standard: String

    /// Reads choices such as `content=list`.
    ///
    /// - Throws: ``GenerationError`` with each text that is no choice.
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

    /// The names that the template gets for the option: `content`, `contentIsText`, `contentIsList`, or one flag.
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
