/// The code of an example, cut out of its compiled source file.
///
/// The compiler records the line that creates the example, as `#line`. The code is the lines after it that are indented more, up to the
/// closing brace.
nonisolated struct ExampleSource: Sendable, Hashable {
    /// The name of the file, without its folders.
    let file: String
    /// The number of the line that creates the example, counted from 1.
    let line: Int

    /// - Parameters:
    ///   - fileID: the name of the target, a slash and the name of the file, as in `#fileID`.
    ///   - line: the line that creates the example.
    init(fileID: String, line: Int) {
        file = fileID.split(separator: "/").last.map(String.init) ?? fileID
        self.line = line
    }

    /// The file and the line of the code, as a text for people.
    var title: String { CatalogueTexts.lineOfFile(file, "\(line)") }

    /// The lines of code; empty if the file is unknown or has no such line.
    var code: String {
        guard let text = exampleTexts[file] else { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return "" }
        let margin = Self.indentation(of: lines[line - 1])
        let body = lines[line...].prefix { $0.isEmpty || Self.indentation(of: $0) > margin }
        let inner = body.filter { !$0.isEmpty }.map(Self.indentation(of:)).min() ?? 0
        return body.map { $0.dropFirst(inner) }.joined(separator: "\n")
    }

    private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
