/// All that is wrong with a configuration, so that it is mended at once.
public struct ConfigurationProblems: Error, Sendable {
    public var problems: [ConfigurationProblem]

    public init(_ problems: [ConfigurationProblem]) { self.problems = problems }
}
