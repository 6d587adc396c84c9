/// A step of an event as a row of its table.
nonisolated struct StepRow: Sendable, Hashable, Identifiable {
    let id: Int
    let step: FlowStep

    init(_ step: FlowStep, number: Int) {
        id = number
        self.step = step
    }

    /// The time since the event; empty for what happened at once.
    var offset: String { step.offset == .zero ? "" : Flow.text(step.offset) }
    /// What it was and is, and which listener did it.
    var detail: String {
        [step.detail, step.cause.isEmpty ? "" : "by a listener of \(step.cause)"].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
