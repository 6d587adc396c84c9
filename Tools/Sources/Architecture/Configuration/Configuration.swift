/// The content of `.belvedere.yml`.
///
///     let configuration = try ConfigurationReader().read("profile: strict", path: ".belvedere.yml")
public struct Configuration: Hashable, Sendable {
    /// Settings for some paths of the project.
    public struct Part: Hashable, Sendable {
        public var paths: [Pattern]
        public var profile: Profile?
        public var rules: [String: RuleSetting]
    }

    public var profile = Profile.default
    /// Files and folders that the checker skips.
    public var excluded: [Pattern] = []
    public var roles: [RoleAssignment] = []
    public var rules: [String: RuleSetting] = [:]
    /// The names of the team's own singletons, with or without their type.
    public var singletons: [Pattern] = []
    /// The rules that the team has written itself.
    public var ownRules: [OwnRule] = []
    public var layers: [[String]] = []
    public var placement: [Role: [Pattern]] = [:]
    /// The settings for single paths. They override the general settings, and a later entry overrides an earlier one.
    public var parts: [Part] = []
    /// The path of the baseline, the file with the known findings, from the root of the project.
    public var baseline = ".belvedere-baseline.json"
    /// The address of the page that findings link to.
    public var documentation = DocumentationAddress.repository
    /// The size limit of a file in bytes. Larger files are skipped.
    public var largestFile = 4_000_000

    public init() {}

    /// The rules of this package and those of the team.
    public var allRules: [Rule] { Rule.all + ownRules.map(Rule.init) }

    /// The profile (the style of architecture, such as `infinum`) for the file at a path.
    public func profile(of path: String) -> Profile {
        parts.last { $0.profile != nil && $0.contains(path) }?.profile ?? profile
    }

    /// The severity of a rule's findings in a file; nil if the rule is off.
    public func severity(of rule: Rule, in path: String) -> Severity? {
        var severity = rule.profiles.contains(profile(of: path)) ? rule.severity : nil
        for settings in [rules] + parts.filter({ $0.contains(path) }).map(\.rules) {
            guard let setting = settings[rule.identifier] else { continue }
            if setting.excluded.contains(where: { $0.matches(path) }) {
                severity = nil
                continue
            }
            switch setting.level {
            case .off?: severity = nil
            case .warning?: severity = .warning
            case .error?: severity = .error
            case nil: break
            }
        }
        return severity
    }
}

extension Configuration.Part {
    func contains(_ path: String) -> Bool { paths.contains { $0.matches(path) } }
}
