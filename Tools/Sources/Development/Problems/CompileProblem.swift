import Foundation

/// An error of a build: its place and its text.
///
///     CompileProblem.first(in: "/app/Sources/Money.swift:12:5: error: cannot find 'x' in scope")?.description
///     // "Money.swift:12: cannot find 'x' in scope"
public struct CompileProblem: Sendable, Hashable, CustomStringConvertible {
    /// The path of the file; nil if the error is in no file, for example while linking.
    public let file: String?
    /// The line, from 1.
    public let line: Int?
    /// The text of the compiler or of the linker.
    public let text: String

    /// The first error in the output of a build. Nil if it has none.
    ///
    /// An error in a file says more than one without: SwiftPM ends with lines such as "error: fatalError".
    ///
    /// - Complexity: O(n) in the length of the output.
    public static func first(in output: String) -> CompileProblem? {
        var other: CompileProblem?
        for line in output.split(whereSeparator: \.isNewline) {
            if let problem = Self(compilerLine: line) { return problem }
            guard let problem = Self(otherLine: line) else { continue }
            if problem.isUndefinedSymbol, other?.isUndefinedSymbol != true { other = problem }
            other = other ?? problem
        }
        return other
    }

    /// All errors in files, each once, in the order of the output.
    ///
    /// - Complexity: O(n) in the length of the output.
    static func all(in output: String) -> [CompileProblem] {
        var known: Set<CompileProblem> = []
        return output.split(whereSeparator: \.isNewline).compactMap(Self.init(compilerLine:)).filter { known.insert($0).inserted }
    }

    /// The file and the line for a person who knows the folder of the package.
    func place(in root: String) -> String? {
        guard let file else { return nil }
        let path = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
        return line.map { "\(path):\($0)" } ?? path
    }

    /// The line of the file. Nil if there is none.
    var code: String? {
        guard let file, let line, let data = FileManager.default.contents(atPath: file) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return nil }
        let code = lines[line - 1].drop(while: \.isWhitespace)
        return code.isEmpty ? nil : String(code.prefix(200))
    }

    /// The name of the file, the line and the text.
    public var description: String {
        guard let file else { return text }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return "\(name):\(line.map { "\($0): " } ?? " ")\(text)"
    }

    /// Reads `path:line:column: error: text` and `path:line: error: text`.
    private init?(compilerLine: Substring) {
        guard let range = compilerLine.firstRange(of: ": error: ") else { return nil }
        var parts = compilerLine[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.popLast(), let number = Int(last), number > 0 else { return nil }
        var line = number
        if parts.count > 1, let before = parts.last.flatMap({ Int($0) }), before > 0 {
            line = before
            parts.removeLast()
        }
        let path = parts.joined(separator: ":")
        // The compiler repeats the text below the line of code, after a bar. Only the first form begins with the path.
        guard path.hasPrefix("/") || path.hasSuffix(".swift") else { return nil }
        file = path
        self.line = line
        text = String(compilerLine[range.upperBound...])
    }

    /// Reads `error: text` and the lines of linkers.
    private init?(otherLine: Substring) {
        guard let range = otherLine.firstRange(of: "error: "),
            range.lowerBound == otherLine.startIndex || otherLine[..<range.lowerBound].hasSuffix(": ")
        else { return nil }
        let text = otherLine[range.upperBound...]
        if text == "fatalError" || text.isEmpty { return nil }
        file = nil
        line = nil
        self.text = String(text)
    }

    private var isUndefinedSymbol: Bool { text.contains("undefined reference") || text.contains("undefined symbol") }
}
