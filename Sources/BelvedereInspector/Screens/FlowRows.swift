/// An event in the list of events.
nonisolated struct EventRow: Sendable, Hashable, Identifiable {
    let id: Int
    let title: String
    /// Whether the effects of the event are shown below the list.
    let isChosen: Bool
}

/// One effect of an event, as a row with a number, a role and a sentence.
nonisolated struct StepRow: Sendable, Hashable, Identifiable {
    /// The position of the step, from 1. The diagram shows the same number.
    let id: Int
    let role: String
    let sentence: String

    init(_ step: FlowStep, number: Int, in flow: Flow, calling call: FlowCall?) {
        id = number
        role = step.lane
        sentence = step.sentence(in: flow, calling: call)
    }
}
