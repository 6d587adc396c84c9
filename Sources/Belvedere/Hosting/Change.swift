public import BelvedereCore

/// One thing a host has to do so that it shows what the app shows.
///
/// Positions are counted as of the moment the change applies: a batch is applied in order.
nonisolated public enum Change: Sendable, Hashable {
    /// A property has a new value; `nil` is its default.
    case set(ViewIdentifier, Property, PropertyValue?)
    case insert(ViewNode, into: ViewIdentifier, at: Int)
    case remove(ViewIdentifier, from: ViewIdentifier, at: Int)
    case move(within: ViewIdentifier, from: Int, to: Int)
    /// The children of a view are now these, in this order; what is not named has gone. Sent where the single edits
    /// would be longer.
    case arrange(ViewIdentifier, [Child])
    /// The keyboard goes to this view.
    case focus(ViewIdentifier)
    /// Assistive technology says this.
    case announce(String, isUrgent: Bool)
    /// The window's address and title have changed; a host with a history enters it there.
    case locate(path: String, title: String, entry: HistoryEntry)
    /// The app asks for something only the person's device has. The answer comes as ``Event/answer(_:_:)``.
    case request(Int, CapabilityRequest)

    /// A child of an arranged view: one the host has, or a new one.
    nonisolated public enum Child: Sendable, Hashable {
        case existing(ViewIdentifier)
        case new(ViewNode)
    }

    /// What a new address does to the history of the host.
    nonisolated public enum HistoryEntry: String, Sendable, Hashable {
        case push, replace
        /// The address of an entry that the history holds further back.
        case back
    }
}
