/// All errors of a configuration, so that the developer can fix them in one go.
public struct ConfigurationProblems: Error, Sendable {
    public var problems: [ConfigurationProblem]

    public init(_ problems: [ConfigurationProblem]) { self.problems = problems }
}
