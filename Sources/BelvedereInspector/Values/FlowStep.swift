/// One effect of an event, as one row of a diagram or list.
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
        /// A property of a view changed.
        case changed
        /// A view has a new child view.
        case inserted
        /// A view has lost a child view.
        case removed
        /// A child view has another place.
        case moved
        /// A view has other child views, in another order.
        case arranged
        /// A view has the keyboard focus.
        case focused
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

        /// Whether the step changed a view.
        var isOfView: Bool { [.changed, .inserted, .removed, .moved, .arranged, .focused].contains(self) }
    }

    package let kind: Kind
    /// The role whose lane in the diagram contains the step, e.g. `view model`.
    package let lane: String
    /// The affected object, such as the name of a dynamic or the phrase for a view.
    package let subject: String
    /// The value after the step, or another detail.
    package let detail: String
    /// The value before the step; `nil` if there was none, or if the step has no value.
    package var former: String?
    /// The name of the dynamic whose listener caused the step; empty if no listener did.
    package var cause = ""
    /// The time since the event, by the session's clock.
    package var offset = Duration.zero

    /// The step as one line of text.
    package var line: String {
        let cause = cause.isEmpty ? "" : " (by a listener of \(cause))"
        let value = former.map { $0 == detail ? "\(detail), as before" : "\($0) → \(detail)" } ?? detail
        return "\(lane) | \(kind.rawValue) | \(subject)" + (value.isEmpty ? "" : " | \(value)") + cause
    }
}
