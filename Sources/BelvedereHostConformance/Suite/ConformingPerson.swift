public import BelvedereHeadless

/// Somebody who uses an app on a ``ConformingHost``.
public protocol ConformingPerson {
    /// Does one step as a person does it on this host, and waits until nothing moves any more. The article "Scenarios and
    /// transcripts" of `BelvedereTesting` says what each step means.
    ///
    /// - Throws: why a person could not do it.
    func perform(_ step: ScenarioStep) async throws

    /// The lines of the transcript: what can be perceived now, and what was noticed since the last step.
    ///
    /// - Parameter wanted: what the lines should be. A host on which things take time waits until they are so, and gives the
    ///   last lines if that never happens.
    /// - Throws: why there is nothing to perceive.
    /// - Complexity: Should be O(*n*) in the number of views on the screen.
    func transcript(wanted: [String]) async throws -> [String]
}
