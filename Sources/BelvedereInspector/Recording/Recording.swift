public import BelvedereHeadless

/// The steps of a person in an app and their results. ``SwiftTest`` makes a test in Swift from it.
///
/// ```swift
/// func printSteps(of recording: Recording) {
///     print(recording.steps.count)
/// }
/// ```
nonisolated public struct Recording: Sendable, Hashable {
    /// One step, and the changes until the next step.
    nonisolated public struct Entry: Sendable, Hashable {
        /// The action of the person.
        public var step: Step
        /// The removed and added lines of the transcript, written as `expectChanges` needs them.
        public var changes: [String] = []
        /// Whether a test must wait after this step: work was still running when the handler returned, or something changed later.
        package var isAwaited = false
        /// The time from the step to the last change, by the session's clock.
        package var duration = Duration.zero

        /// A step without any changes.
        package init(step: Step) {
            self.step = step
        }
    }

    /// The path of the app (`BelvedereApp.path`).
    public var application: String
    /// The address within the app at which the recording begins.
    public var path = ""
    /// The language of the session, as a BCP 47 tag.
    public var locale = "en"
    /// The time zone of the session.
    package var timeZone = "UTC"
    /// The values of the session, such as the person, each as a line of text.
    package var values: [String] = []
    /// The size of the window and the number of rows that the person saw.
    public var viewport = Viewport()
    /// The answers of the person's device to requests of the app.
    public var device: [RecordedAnswer] = []
    /// The content of the screen at the beginning of the recording, and the notices up to that time, as lines of a transcript.
    public var opening: [String] = []
    /// The time of the last change before the first step, by the session's clock.
    package var openingDuration = Duration.zero
    /// Whether a person acted in the session before the recording began. A test cannot repeat these earlier actions.
    package var hasPast = false
    /// The steps with their results.
    public var entries: [Entry] = []

    /// An empty recording.
    ///
    /// - Parameter application: The path of the app.
    package init(application: String) {
        self.application = application
    }

    /// The steps without their results. Any host can play them.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    public var steps: [Step] {
        var steps: [Step] = []
        for entry in entries {
            // No single step both empties a field and types into it. So add a step that empties the field.
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
        return steps
    }
}

nonisolated extension Step {
    /// Whether the field is emptied before the person types into it. A recording marks such a step with the number 0.
    var isRetyping: Bool { action == .type && number == 0 }
}

nonisolated extension Duration {
    /// The duration in milliseconds, rounded up, so that a test that waits this long never ends before the duration.
    var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let rest = attoseconds / 1_000_000_000_000_000
        return Int(seconds) * 1000 + Int(rest) + (attoseconds % 1_000_000_000_000_000 == 0 ? 0 : 1)
    }
}
