import SwiftFacts

/// Collects the findings of a rule.
public struct Examination: Sendable {
    private let rule: Rule
    /// The number of types or files that the rule has checked.
    public private(set) var subjectCount = 0
    public private(set) var findings: [Finding] = []

    init(_ rule: Rule) { self.rule = rule }

    /// Counts one type or file that the rule checks, whether it breaks the rule or not.
    mutating func look() { subjectCount += 1 }

    /// - Parameters:
    ///   - what: A sentence about the code at this position, without its full stop.
    ///   - fix: The advice for fixing this finding; nil for the rule's general advice.
    ///   - repairs: The mechanical changes that fix the finding.
    mutating func report(
        _ what: String, at position: SourcePosition, in file: SourceFile, symbol: String, role: Role?, fix: String? = nil,
        repairs: [Repair] = []
    ) {
        findings.append(
            Finding(
                rule: rule.identifier, severity: rule.severity, path: file.path, position: position, symbol: symbol, role: role,
                what: what, why: rule.reason, fix: fix ?? rule.fix
            ))
        findings[findings.count - 1].repairs = repairs
    }

    /// Reports a finding about a whole type. Its position is the name of the type.
    mutating func report(_ what: String, type: DeclaredType, in codebase: Codebase, fix: String? = nil) {
        report(what, at: type.fact.position, in: codebase.file(of: type), symbol: type.path, role: type.role, fix: fix)
    }

    /// Reports a finding about the use of another type within a type. Its position is that use.
    mutating func report(_ what: String, use: TypeUse, of type: DeclaredType, in codebase: Codebase, fix: String? = nil) {
        report(
            what, at: use.reference.position, in: codebase.project.files[use.file], symbol: use.reference.scope.path, role: type.role,
            fix: fix
        )
    }

    mutating func report(_ what: String, chain: ChainFact, in file: SourceFile, role: Role?, fix: String? = nil) {
        report(what, at: chain.position, in: file, symbol: chain.scope.path, role: role, fix: fix)
    }

    /// Reports a property that must be weak, with the line to write and the changes that write it.
    mutating func report(_ what: String, weaken property: PropertyFact, of type: DeclaredType, in codebase: Codebase) {
        report(what, property: property, of: type, in: codebase, fix: codebase.adviceToWeaken(property, of: type))
        findings[findings.count - 1].repairs = codebase.repairs(weakening: property, of: type)
    }

    mutating func report(_ what: String, property: PropertyFact, of type: DeclaredType, in codebase: Codebase, fix: String? = nil) {
        let file = codebase.fileDeclaring(property, of: type)
        report(what, at: property.position, in: file, symbol: "\(type.path).\(property.name)", role: type.role, fix: fix)
    }
}
