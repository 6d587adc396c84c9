public import BelvedereHeadless

/// An object that performs the steps of a test on one host.
///
/// The suite uses it for its cases. Acceptance tests can use it in the same way, because it can perform any `Step`.
public protocol StepPlayer {
    /// Performs one step as a person does on this host, and waits until nothing changes any more. The article "Steps and
    /// transcripts" of `BelvedereTesting` explains each step.
    ///
    /// - Throws: the reason why a person could not do the step.
    func perform(_ step: Step) async throws

    /// Returns the lines of the transcript: the screen now, and the notices since the last step.
    ///
    /// - Parameter isWanted: a closure that returns whether the lines are the expected ones. A host that needs time to show changes
    ///   waits until it returns `true`. If that does not happen, the host returns the last lines.
    /// - Throws: the reason why there is no transcript.
    /// - Complexity: Should be O(*n*) in the number of views on the screen.
    func lines(until isWanted: ([String]) -> Bool) async throws -> [String]
}
