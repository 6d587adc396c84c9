import Repeatable

/// The sources of a package that changes at random, and the answer that its server must give.
struct RandomPackage {
    /// A file with a type. Each number stands in the answer.
    private struct Part {
        var body = 0
        var properties = 1
        var cases = 1
        var types = 0
    }

    private var parts: [Int: Part] = [0: Part(), 1: Part()]
    private var nextPart = 2
    private var note = 0
    private var ending = 0
    /// The number of declarations in the catalogue besides its text.
    private var declarations = 0
    /// The part with a syntax error.
    private var faulty: Int?
    /// A part that was removed although the answer still uses it.
    private var missing: Int?

    /// Whether the package compiles.
    var compiles: Bool { faulty == nil && missing == nil }

    /// The answer of the server.
    var answer: String { numbers.map { Self.text(of: $0, parts[$0] ?? Part()) }.joined() + " note \(note)" + endingText }

    /// The text of the package beside.
    var endingText: String { " end \(ending)" }

    private var numbers: [Int] { (Array(parts.keys) + (missing.map { [$0] } ?? [])).sorted() }

    /// Makes one edit at random.
    ///
    /// - Returns: The edit in words, for the message of a failed test.
    mutating func edit(_ random: inout SplitMix64) -> String {
        // A package that does not compile is fixed soon, so that most edits reach the page.
        if !compiles, random.below(2) == 0 { return fix() }
        let number = random.pick(parts.keys.sorted())
        switch random.below(10) {
        case 0: parts[number]?.body += 1
        case 1: parts[number]?.properties = 1 + random.below(4)
        case 2: parts[number]?.cases = 1 + random.below(4)
        case 3: parts[number]?.types = random.below(3)
        case 4:
            parts[nextPart] = Part()
            nextPart += 1
            return "adds part \(nextPart - 1)"
        case 5 where parts.count > 1:
            parts[number] = nil
            if faulty == number { faulty = nil }
            return "removes part \(number)"
        case 6 where parts.count > 1 && missing == nil && faulty != number:
            parts[number] = nil
            missing = number
            return "removes the used part \(number)"
        case 7:
            faulty = number
            return "breaks part \(number)"
        case 8:
            declarations = 1 - declarations
            return "declares \(declarations) in the catalogue"
        case 9:
            ending += 1
            return "changes the package beside"
        default:
            note += 1
            return "changes the note"
        }
        return "changes part \(number)"
    }

    /// Corrects all errors.
    mutating func fix() -> String {
        faulty = nil
        missing = nil
        return "fixes the errors"
    }

    /// The contents of the files in the package by their names.
    var files: [String: String] {
        var files = [
            "Sources/server/Answer.swift": "var answer: String { \(numbers.map { "Part\($0)().text" }.joined(separator: " + ")) }\n"
        ]
        files["Sources/server/Note.xcstrings"] =
            " note \(note)" + (declarations == 0 ? "" : "\nstatic let other = \(declarations)")
        for (number, part) in parts { files["Sources/server/Part\(number).swift"] = source(of: number, part) }
        return files
    }

    private func source(of number: Int, _ part: Part) -> String {
        let properties = (0..<part.properties).map { "    var property\($0) = 1\n" }.joined()
        let types = (0..<part.types).map { "struct Part\(number)Type\($0)<Value> { var value: Value }\n" }.joined()
        let cases = (0..<part.cases).map { "case\($0)" }.joined(separator: ", ")
        let sum = (0..<part.properties).map { "property\($0)" }.joined(separator: " + ")
        let more = (0..<part.types).map { " + Part\(number)Type\($0)(value: 1).value" }.joined()
        return """
            import Belvedere

            enum Part\(number)Choice: CaseIterable { case \(cases) }
            \(types)struct Part\(number) {
            \(properties)    var text: String {
                    let types = 0\(more)
                    return "[\(number) \(part.body) \\(\(sum)) \\(Part\(number)Choice.allCases.count) \\(types)]"
                }
            }
            \(faulty == number ? "let = }\n" : "")
            """
    }

    private static func text(of number: Int, _ part: Part) -> String {
        "[\(number) \(part.body) \(part.properties) \(part.cases) \(part.types)]"
    }
}
