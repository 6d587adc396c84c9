/// When a file of a template is made: names joined by `and` and `or`, each with `not` before it if it must be false.
///
/// `and` binds closer than `or`, and there are no brackets.
struct TemplateCondition: Sendable, Hashable {
    /// Alternatives; in each, names with whether they must be true.
    private let alternatives: [[Term]]

    private struct Term: Sendable, Hashable {
        let name: String
        let isTrue: Bool
    }

    /// - Throws: ``GenerationError`` if the text has another form.
    init(_ text: String) throws {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        alternatives = try words.split(separator: "or", omittingEmptySubsequences: false).map { alternative in
            try alternative.split(separator: "and", omittingEmptySubsequences: false).map { term in
                let term = Array(term)
                switch term.count {
                case 1 where term[0] != "not": return Term(name: term[0], isTrue: true)
                case 2 where term[0] == "not": return Term(name: term[1], isTrue: false)
                default:
                    throw GenerationError(
                        "template.condition",
                        "The condition \"\(text)\" cannot be read. Write names with \"and\", \"or\" and \"not\", as in \"contentIsList and not plain\"."
                    )
                }
            }
        }
    }

    var names: [String] { alternatives.joined().map(\.name) }

    func holds(for values: [String: TemplateValue]) -> Bool {
        alternatives.contains { $0.allSatisfy { (values[$0.name]?.isTrue ?? false) == $0.isTrue } }
    }
}
