/// A follower of a shared value: a session or a `for await` loop that is notified of changes.
nonisolated struct SharedFollower: Sendable {
    /// The identity of a follower. The follower keeps this object, so its address is not used again while the follower exists.
    final class Name: Sendable {}

    /// The session to which the follower belongs, identified by its executor; `nil` if it belongs to none.
    var session: ObjectIdentifier?
    /// Notifies the follower of a change. It is called again only after the follower has read the changed value.
    let tell: @Sendable () -> Void
}
