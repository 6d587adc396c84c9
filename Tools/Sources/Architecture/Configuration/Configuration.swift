/// What `.belvedere.yml` says.
///
///     let configuration = try ConfigurationReader().read("profile: strict", path: ".belvedere.yml")
public struct Configuration: Hashable, Sendable {
    /// Settings for a part of the project.
    public struct Part: Hashable, Sendable {
        public var paths: [Pattern]
        public var profile: Profile?
        public var rules: [String: RuleSetting]
    }

    public var profile = Profile.default
    /// Files and folders that are not read.
    public var excluded: [Pattern] = []
    public var roles: [RoleAssignment] = []
    public var rules: [String: RuleSetting] = [:]
    public var layers: [[String]] = []
    public var placement: [Role: [Pattern]] = [:]
    /// Later parts win over earlier ones, and all of them over the rest.
    public var parts: [Part] = []
    /// The file of known findings, from the root of the project.
    public var baseline = ".belvedere-baseline.json"
    /// The page that findings lead to.
    public var documentation = DocumentationAddress.repository
    /// Files with more bytes are not read.
    public var largestFile = 4_000_000

    public init() {}

    /// The profile of a file.
    public func profile(of path: String) -> Profile {
        parts.last { $0.profile != nil && $0.contains(path) }?.profile ?? profile
    }

    /// How much a finding of a rule in a file weighs; nil where the rule is off.
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
