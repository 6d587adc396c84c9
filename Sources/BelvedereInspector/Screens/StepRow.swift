/// One effect of a person's event, such as a set value, as a row of the inspector's table.
nonisolated struct StepRow: Sendable, Hashable, Identifiable {
    let id: Int
    let step: FlowStep

    init(_ step: FlowStep, number: Int) {
        id = number
        self.step = step
    }

    /// The time since the event; empty if the step happened at the time of the event.
    var offset: String { step.offset == .zero ? "" : Flow.text(step.offset) }
    /// The old and the new value, and the dynamic whose listener caused the step.
    var detail: String {
        [step.detail, step.cause.isEmpty ? "" : "by a listener of \(step.cause)"].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
