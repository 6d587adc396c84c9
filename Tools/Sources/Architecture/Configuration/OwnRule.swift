import SwiftFacts

/// A rule that a team writes in its configuration, such as "a cell knows no entity".
///
/// ```yaml
/// own-rules:
///   cells-know-no-entity:
///     types: "*Cell"
///     must-not-use: [entity, "*Client"]
///     because: A cell shows texts that its presenter has made.
/// ```
public struct OwnRule: Hashable, Sendable {
    /// The name of the rule in reports and in comments that excuse a finding.
    public var name: String
    /// The types that the rule concerns: names, or paths of files. Empty for all types.
    public var types: [Pattern] = []
    /// The types that the rule leaves out.
    public var excluded: [Pattern] = []
    /// The roles and the names of types that these types must not use.
    public var mustNotUse: [String] = []
    /// The modules that the files of these types must not import.
    public var mustNotImport: [String] = []
    /// The reason, as the team writes it.
    public var reason = ""
    public var severity = Severity.error

    public init(name: String) { self.name = name }

    func concerns(_ type: DeclaredType, in file: SourceFile) -> Bool {
        func matches(_ pattern: Pattern) -> Bool { pattern.matches(pattern.isPath ? file.path : type.path) }
        return (types.isEmpty || types.contains(where: matches)) && !excluded.contains(where: matches)
    }

    func forbids(_ type: DeclaredType) -> Bool {
        mustNotUse.contains { name in
            if let role = Role(rawValue: name) { return type.role == role && !type.isPart }
            return Pattern(name).matches(type.path)
        }
    }
}

extension Rule {
    /// The rule that a team has written.
    public init(_ own: OwnRule) {
        let forbidden = own.mustNotUse + own.mustNotImport
        let list = forbidden.map { "\"\($0)\"" }.joined(separator: ", ")
        self.init(
            own.name, summary: "These types use none of \(list).",
            reason: own.reason.isEmpty ? "The configuration of this project says so." : own.reason,
            fix: "Remove the use, or change \"\(own.name)\" under \"own-rules\".", severity: own.severity, violating: "", compliant: ""
        ) { codebase, examination in
            var seen: Set<FactPlace> = []
            for type in codebase.types where !type.isPart && own.concerns(type, in: codebase.file(of: type)) {
                let file = codebase.file(of: type)
                guard !codebase.isLeftOut(file) else { continue }
                examination.look()
                for (use, used) in codebase.uses(in: type, where: { used, use in use.isWhole && own.forbids(used) }) {
                    examination.report("\"\(type.path)\" uses \"\(used.path)\"", use: use, of: type, in: codebase)
                }
                for (index, fact) in file.facts.imports.enumerated() where own.mustNotImport.contains(fact.module) {
                    guard seen.insert(FactPlace(file: type.file, index: index)).inserted else { continue }
                    examination.report(
                        "\"\(type.path)\" is in a file that imports \(fact.module)", at: fact.position, in: file, symbol: type.path,
                        role: type.role
                    )
                }
            }
        }
    }
}
