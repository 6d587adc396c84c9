/// The condition under which a template generates a file: names of flags joined by `and` and `or`. A flag with `not` before it must be
/// false.
///
/// `and` has precedence over `or`. Brackets are not supported.
struct TemplateCondition: Sendable, Hashable {
    /// The parts of the condition between `or`. Each is a list of flags with the values that they must all have.
    private let alternatives: [[Term]]

    private struct Term: Sendable, Hashable {
        let name: String
        let isTrue: Bool
    }

    /// - Throws: ``GenerationError`` if the text is not a valid condition.
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
                        """
                        The condition "\(text)" cannot be read. Write names with "and", "or" and "not", as in \
                        "contentIsList and not plain".
                        """
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
