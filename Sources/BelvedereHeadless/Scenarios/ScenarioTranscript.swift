/// What came of a ``Scenario``: what a person could perceive at first and after each step.
///
/// Two hosts that are both right give equal transcripts.
nonisolated public struct ScenarioTranscript: Sendable, Hashable, Codable, CustomStringConvertible {
    /// One step and what stood there afterwards.
    nonisolated public struct Entry: Sendable, Hashable, Codable {
        /// ``ScenarioStep/phrase``; `begin` for the state before the first step.
        public var step: String
        /// The screen, and below it what a person noticed since the entry before.
        public var lines: [String]

        /// A step with what could be perceived after it.
        ///
        /// - Parameters:
        ///   - step: the phrase of the step.
        ///   - lines: what could be perceived after it.
        /// - Complexity: O(1).
        public init(step: String, lines: [String]) {
            self.step = step
            self.lines = lines
        }
    }

    /// The name of the scenario.
    public var scenario: String
    /// What was perceived at first and after each step, in order.
    public var entries: [Entry]

    /// A transcript from its entries.
    ///
    /// - Parameters:
    ///   - scenario: the name of the scenario.
    ///   - entries: what was perceived, in order.
    /// - Complexity: O(1).
    public init(scenario: String, entries: [Entry] = []) {
        self.scenario = scenario
        self.entries = entries
    }

    /// The transcript as text: `#` and the name, then for each entry `>` and the step with its lines below.
    public var description: String {
        let parts = entries.map { entry in (["> " + entry.step] + entry.lines).joined(separator: "\n") }
        return (["# " + scenario] + parts).joined(separator: "\n\n") + "\n"
    }
}
