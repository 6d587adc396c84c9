/// Code that shows a rule: one or more files, each after a line `// FILE name`, and optionally a configuration.
public struct RuleExample: Sendable, ExpressibleByStringLiteral {
    public let code: String
    public let configuration: String

    init(_ code: String, configuration: String = "") {
        self.code = code
        self.configuration = configuration
    }

    public init(stringLiteral code: String) { self.init(code) }

    /// The paths and texts of the files. Code without a `// FILE` line is one file.
    public var files: [(path: String, source: String)] {
        var files: [(path: String, source: String)] = []
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// FILE ") {
                files.append((String(line.dropFirst("// FILE ".count)), ""))
            } else {
                if files.isEmpty { files.append(("Example.swift", "")) }
                files[files.count - 1].source += line + "\n"
            }
        }
        return files
    }
}
