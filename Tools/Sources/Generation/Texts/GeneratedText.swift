/// A text that goes into a String Catalog: its value with placeholders, and the Swift expressions that fill them.
struct GeneratedText: Hashable {
    /// The value in the catalogue, such as `Enter a number, such as 1%@5.`
    let value: String
    /// The expressions for the placeholders.
    let arguments: [String]

    /// - Parameter literal: The content of a Swift literal, in which `\(…)` stands for a placeholder.
    init(literal: some StringProtocol) {
        var value = ""
        var arguments: [String] = []
        var rest = literal[...]
        while let letter = rest.first {
            rest = rest.dropFirst()
            if letter == "\\", rest.first == "(", let end = Self.endOfParentheses(in: rest) {
                arguments.append(String(rest[rest.index(after: rest.startIndex)..<end]))
                value += "%@"
                rest = rest[rest.index(after: end)...]
            } else if letter == "\\", let escaped = rest.first {
                value.append(escaped)
                rest = rest.dropFirst()
            } else {
                value += letter == "%" ? "%%" : String(letter)
            }
        }
        self.value = value
        self.arguments = arguments
    }

    /// The name of the text in Swift, made of its first words, such as `theExpenseIsSaved`.
    var key: String {
        let words = value.replacing("%@", with: "").split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(7)
        let name = words.enumerated().map { index, word in
            index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        guard let first = name.first, first.isLetter else { return "text" + name }
        // The type of the catalogue has these names itself, or Swift does.
        return Self.taken.contains(name) || SwiftWords.reserved.contains(name) ? name + "Text" : name
    }

    private static let taken: Set<String> = ["catalogue", "language", "languages", "locale"]

    private static func endOfParentheses(in text: some StringProtocol) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
