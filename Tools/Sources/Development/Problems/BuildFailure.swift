/// The reason why a build has failed: the errors of the compiler, or a sentence if there are none.
///
///     BuildFailure(output: "/app/Money.swift:12:5: error: cannot find 'x' in scope").reason
///     // "Money.swift:12: cannot find 'x' in scope"
public struct BuildFailure: Sendable, Hashable {
    /// The errors in files. Empty if the fault is elsewhere, for example in a linker or a manifest.
    public let problems: [CompileProblem]
    /// The first error in one line.
    public let reason: String

    /// Reads the output of a failed build.
    ///
    /// - Parameter otherwise: The reason if the output has no error.
    /// - Complexity: O(n) in the length of the output.
    public init(output: String, otherwise: String = "the build gives no reason") {
        problems = CompileProblem.all(in: output)
        let last = output.split(whereSeparator: \.isNewline).last.map(String.init)
        reason = CompileProblem.first(in: output)?.description ?? last ?? otherwise
    }

    /// Creates a failure with a sentence only.
    public init(reason: String) {
        problems = []
        self.reason = reason
    }
}
