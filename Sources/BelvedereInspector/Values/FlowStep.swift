/// One thing that happened because of an event, in a line.
nonisolated package struct FlowStep: Sendable, Hashable {
    /// What happened.
    nonisolated package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A person did something.
        case event
        /// The author's handler was called.
        case handler
        /// A dynamic was set.
        case set
        /// A derived value was computed.
        case computed
        /// The listeners of a value were called.
        case told
        /// A view has another property, or other views in it.
        case changed
        /// The window shows another place.
        case located
        /// Assistive technology said something.
        case announced
        /// The app asked the person's device for something.
        case asked
        /// The kit reported something.
        case reported
        /// The host sent what had changed.
        case sent

        /// What stands in a table.
        package var title: String {
            switch self {
            case .event: "Event"
            case .handler: "Handler"
            case .set: "Set"
            case .computed: "Computed"
            case .told: "Listeners"
            case .changed: "Changed"
            case .located: "Place"
            case .announced: "Announced"
            case .asked: "Device"
            case .reported: "Reported"
            case .sent: "Sent"
            }
        }
    }

    package let kind: Kind
    /// The role in whose lane it stands, e.g. `view model`.
    package let lane: String
    /// To what it happened.
    package let subject: String
    /// What it was and what it is now, or what else there is to say.
    package let detail: String
    /// The dynamic whose listener did it; empty if none did.
    package var cause = ""
    /// The time since the event, by the session's clock.
    package var offset = Duration.zero

    /// The step on one line.
    package var line: String {
        let cause = cause.isEmpty ? "" : " (by a listener of \(cause))"
        return "\(lane) | \(kind.rawValue) | \(subject)" + (detail.isEmpty ? "" : " | \(detail)") + cause
    }
}
