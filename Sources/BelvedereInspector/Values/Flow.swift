/// All that came of one event, from the click to the bytes.
nonisolated package struct Flow: Sendable, Hashable, Identifiable {
    /// Its number in the session, from 1.
    package let id: Int
    /// What the person did, e.g. `tap button "Save"`.
    package let title: String
    /// When it was, by the session's clock.
    package let time: Duration
    package var steps: [FlowStep] = []
    /// How long the handler took, in the time of the machine.
    package var handling = Duration.zero
    /// The bytes that the host has sent because of it; `nil` for a host that sends none.
    package var bytes: Int?

    /// The roles that have a lane, in the order in which they came.
    package var lanes: [String] {
        steps.reduce(into: []) { lanes, step in if !lanes.contains(step.lane) { lanes.append(step.lane) } }
    }

    /// How long the handler took, as a text to read.
    package var handlingText: String { Self.text(handling) }

    /// A duration in milliseconds, with one digit behind the point where it is short.
    package static func text(_ duration: Duration) -> String {
        let tenths = Int((duration / .milliseconds(1) * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : "\((tenths + 5) / 10) ms"
    }
}
