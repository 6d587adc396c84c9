import Architecture
import Foundation
import SwiftFacts

/// A small project with the findings that a person expects in it.
///
/// It is a text: a profile, then files after lines `// FILE name`. A line that ends with `// EXPECT rule` breaks that rule once for each
/// mention. The labels include places that the tool misses, so that the set measures the real recall.
struct LabelledProject {
    /// A finding as a person writes it beforehand.
    struct Label: Hashable, Comparable, CustomStringConvertible {
        var project: String
        var path: String
        var line: Int
        var rule: String

        var description: String { "\(project): \(path):\(line) \(rule)" }
        static func < (left: Self, right: Self) -> Bool { left.description < right.description }
    }

    let name: String
    let profile: Profile
    let sources: [(path: String, source: String)]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "LabelledProjects")

    static func all() throws -> [LabelledProject] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted().map { name in
            LabelledProject(name: String(name.dropLast(4)), text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
    }

    init(name: String, text: String) {
        self.name = name
        var profile = Profile.default
        var sources: [(path: String, source: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// FILE ") {
                sources.append((String(line.dropFirst(8)), ""))
            } else if sources.isEmpty {
                if line.hasPrefix("profile: ") { profile = Profile(rawValue: String(line.dropFirst(9))) ?? .default }
            } else {
                sources[sources.count - 1].source += line + "\n"
            }
        }
        self.profile = profile
        self.sources = sources
    }

    var expected: [Label] {
        sources.flatMap { path, source in
            source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line -> [Label] in
                guard let mark = line.range(of: "// EXPECT ") else { return [] }
                return line[mark.upperBound...].split(separator: ",").map { rule in
                    Label(project: name, path: path, line: number + 1, rule: rule.trimmingCharacters(in: .whitespaces))
                }
            }
        }
    }

    var found: [Label] {
        var configuration = Configuration()
        configuration.profile = profile
        return Checker(configuration: configuration).check(Project(sources: sources)).findings.map {
            Label(project: name, path: $0.path, line: $0.position.line, rule: $0.rule)
        }
    }
}
