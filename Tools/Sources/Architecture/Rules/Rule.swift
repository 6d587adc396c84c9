/// Something that a type of some role must not do, with the reason.
///
/// A rule carries the text of its documentation and two examples. The examples are its tests and stand on its page, so what
/// the page says is what the rule does.
public struct Rule: Sendable {
    /// How configuration and comments call it, such as `view-navigates`.
    public let identifier: String
    /// What it forbids, in a sentence.
    public let summary: String
    /// Why.
    public let reason: String
    /// What to do about a finding.
    public let fix: String
    /// Where it is on, unless the configuration says otherwise.
    public let profiles: Set<Profile>
    public let severity: Severity
    /// Code that breaks it, and code that keeps it.
    public let violating: Example
    public let compliant: Example
    let check: @Sendable (_ codebase: Codebase, _ examination: inout Examination) -> Void

    init(
        _ identifier: String, summary: String, reason: String, fix: String, profiles: Set<Profile> = Profile.all,
        severity: Severity = .error, violating: Example, compliant: Example,
        check: @escaping @Sendable (_ codebase: Codebase, _ examination: inout Examination) -> Void
    ) {
        self.identifier = identifier
        self.summary = summary
        self.reason = reason
        self.fix = fix
        self.profiles = profiles
        self.severity = severity
        self.violating = violating
        self.compliant = compliant
        self.check = check
    }
}
