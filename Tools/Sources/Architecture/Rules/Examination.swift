import SwiftFacts

/// Collects what a rule finds.
public struct Examination: Sendable {
    private let rule: Rule
    /// How many types or files the rule had something to look at in.
    public private(set) var subjectCount = 0
    public private(set) var findings: [Finding] = []

    init(_ rule: Rule) { self.rule = rule }

    /// Counts something that the rule is about, whether it breaks the rule or not.
    mutating func look() { subjectCount += 1 }

    /// - Parameters:
    ///   - what: What stands there, as a sentence without its full stop.
    ///   - fix: What to do, if it is more exact than what the rule says of all its findings.
    mutating func report(
        _ what: String, at position: SourcePosition, in file: SourceFile, symbol: String, role: Role?, fix: String? = nil
    ) {
        findings.append(
            Finding(
                rule: rule.identifier, severity: rule.severity, path: file.path, position: position, symbol: symbol, role: role,
                what: what, why: rule.reason, fix: fix ?? rule.fix
            ))
    }

    /// Reports something about a whole type, at its name.
    mutating func report(_ what: String, type: DeclaredType, in codebase: Codebase, fix: String? = nil) {
        report(what, at: type.fact.position, in: codebase.file(of: type), symbol: type.path, role: type.role, fix: fix)
    }

    /// Reports a use of a type within another.
    mutating func report(_ what: String, use: TypeUse, of type: DeclaredType, in codebase: Codebase, fix: String? = nil) {
        report(
            what, at: use.reference.position, in: codebase.project.files[use.file], symbol: use.reference.scope.path, role: type.role,
            fix: fix
        )
    }

    mutating func report(_ what: String, chain: ChainFact, in file: SourceFile, role: Role?, fix: String? = nil) {
        report(what, at: chain.position, in: file, symbol: chain.scope.path, role: role, fix: fix)
    }

    mutating func report(_ what: String, property: PropertyFact, of type: DeclaredType, in codebase: Codebase, fix: String? = nil) {
        let file = codebase.fileDeclaring(property, of: type)
        report(what, at: property.position, in: file, symbol: "\(type.path).\(property.name)", role: type.role, fix: fix)
    }
}
