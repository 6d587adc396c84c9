public import BelvedereHeadless

/// What a person did with an app and what came of it, as a value that becomes a scenario or a test in Swift.
///
/// ```swift
/// let recording = Recording(application: "/hello")
/// print(recording.scenario(named: "Nothing was done").steps.count)      // 0
/// ```
nonisolated public struct Recording: Sendable, Hashable {
    /// One step, and what had changed when the person took the next.
    nonisolated public struct Entry: Sendable, Hashable {
        /// What the person did.
        public var step: ScenarioStep
        /// The lines that went and came, as `expectChanges` takes them.
        public var changes: [String] = []
        /// Whether work was under way when the handler had returned, or something changed later.
        public var isAwaited = false
        /// The time from the step to the last change, by the session's clock.
        public var duration = Duration.zero

        /// A step that has changed nothing yet.
        public init(step: ScenarioStep) {
            self.step = step
        }
    }

    /// The path of the app (`BelvedereApp.path`).
    public var application: String
    /// Where in the app the recording begins.
    public var path = ""
    /// The language of the session, as a BCP 47 tag.
    public var locale = "en"
    /// The time zone of the session.
    public var timeZone = "UTC"
    /// How much of its lists the person saw.
    public var viewport = Viewport()
    /// What the person's device answered when the app asked it.
    public var device: [RecordedAnswer] = []
    /// What stood there when the recording began, with what had been announced by then.
    public var opening: [String] = []
    /// The time after which nothing changed any more before the first step, by the session's clock.
    public var openingDuration = Duration.zero
    /// Whether something was done in the session before the recording began. A test cannot do that again.
    public var hasPast = false
    /// The steps with what came of them.
    public var entries: [Entry] = []

    /// A recording of nothing.
    ///
    /// - Parameter application: the path of the app.
    public init(application: String) {
        self.application = application
    }

    /// The steps alone, for any host to play.
    ///
    /// - Parameter name: what the scenario is called.
    /// - Complexity: O(*n*) in the number of steps.
    public func scenario(named name: String) -> Scenario {
        var steps: [ScenarioStep] = []
        for entry in entries {
            // A scenario has no word for a field that is emptied and typed into at once.
            if entry.step.isRetyping {
                var clearing = entry.step
                (clearing.action, clearing.text, clearing.number) = (.clear, nil, nil)
                steps.append(clearing)
            }
            var step = entry.step
            if step.action == .type || step.action == .toggle || step.action == .check { step.number = nil }
            if step.action == .toggle { step.text = nil }
            steps.append(step)
            if entry.duration >= .milliseconds(20), step.action != .wait {
                steps.append(.wait(seconds: Double(entry.duration.wholeMilliseconds) / 1000))
            }
        }
        return Scenario(
            name, application: application, path: path, locale: locale, timeZone: timeZone, viewport: viewport, steps: steps
        )
    }
}

nonisolated extension ScenarioStep {
    /// Whether a field is emptied before it is typed into.
    var isRetyping: Bool { action == .type && number == 0 }
}

nonisolated extension Duration {
    /// The milliseconds, rounded up, so that what fell due within the duration has fallen due.
    var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let rest = attoseconds / 1_000_000_000_000_000
        return Int(seconds) * 1000 + Int(rest) + (attoseconds % 1_000_000_000_000_000 == 0 ? 0 : 1)
    }
}
