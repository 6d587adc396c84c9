public import BelvedereCore

/// One thing a host has to do so that it shows what the app shows.
///
/// Positions are counted as of the moment the change applies: a batch is applied in order.
@_spi(Hosting) nonisolated public enum Change: Sendable, Hashable {
    /// A property has a new value.
    case set(ViewIdentifier, PropertyAssignment)
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
    /// The window's trail or title has changed. The trail is the addresses from the bottom of the window to what is in sight,
    /// which is the last; each begins with the one before it.
    ///
    /// The window keeps the trail, and it knows nothing of the host's history: a host compares the two. Let `here` be the
    /// address at which the history stands, and `path` the last of the trail.
    ///
    /// 1. If they are equal, the history stays as it is.
    /// 2. If `here` is in the trail, what is in sight lies over it: `path` is a new entry after `here`.
    /// 3. If the history has `path` in another place, it goes there; further back comes first.
    /// 4. Else `path` takes the place of `here`.
    case locate(trail: [String], title: String)
    /// The app asks for something only the person's device has. The answer comes as ``Event/answer(_:_:)``.
    case request(Int, CapabilityRequest)

    /// A child of an arranged view: one the host has, or a new one.
    nonisolated public enum Child: Sendable, Hashable {
        case existing(ViewIdentifier)
        case new(ViewNode)
    }

    /// A property has a value of its own type.
    public static func set<Value>(_ view: ViewIdentifier, _ property: some PropertyDeclaration<Value>, _ value: Value) -> Change {
        .set(view, PropertyAssignment(property, value))
    }
}
