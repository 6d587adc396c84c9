/// What came of playing a ``Scenario`` on the headless host.
nonisolated public struct ScenarioResult: Sendable, Hashable {
    /// What a person could perceive at first and after each step.
    public let transcript: ScenarioTranscript
    /// Steps that could not be done and expectations that were not met; empty if all went well. Their place is the call of
    /// ``Scenario/run(_:clock:fileID:filePath:line:)``.
    public let failures: [Failure]
}
