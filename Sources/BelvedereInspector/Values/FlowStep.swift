/// One effect of an event, as one row of a diagram or table.
nonisolated package struct FlowStep: Sendable, Hashable {
    /// The kind of a step.
    nonisolated package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A person acted.
        case event
        /// The handler of a view, written by the app's author, was called.
        case handler
        /// The value of a dynamic was set.
        case set
        /// A derived value was computed.
        case computed
        /// The listeners of a value were called.
        case notified
        /// A property of a view, or its child views, changed.
        case changed
        /// The window shows another address.
        case located
        /// Assistive technology announced a text.
        case announced
        /// The app asked the person's device for something.
        case asked
        /// The kit reported something.
        case reported
        /// The host (the program that shows the views) sent the changes of the window to the page.
        case sent

        /// The title of the kind in a table.
        package var title: String {
            switch self {
            case .event: "Event"
            case .handler: "Handler"
            case .set: "Set"
            case .computed: "Computed"
            case .notified: "Listeners"
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
    /// The role whose lane in the diagram contains the step, e.g. `view model`.
    package let lane: String
    /// The affected object, such as the name of a dynamic or the phrase for a view.
    package let subject: String
    /// The old and the new value, or other details.
    package let detail: String
    /// The name of the dynamic whose listener caused the step; empty if no listener did.
    package var cause = ""
    /// The time since the event, by the session's clock.
    package var offset = Duration.zero

    /// The step as one line of text.
    package var line: String {
        let cause = cause.isEmpty ? "" : " (by a listener of \(cause))"
        return "\(lane) | \(kind.rawValue) | \(subject)" + (detail.isEmpty ? "" : " | \(detail)") + cause
    }
}
