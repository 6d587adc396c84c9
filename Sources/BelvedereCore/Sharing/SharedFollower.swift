/// Somebody who wants to know when a shared value has changed.
nonisolated struct SharedFollower: Sendable {
    /// Names a follower. The follower keeps it.
    final class Name: Sendable {}

    /// The session that follows, if it is one, by its executor.
    var session: ObjectIdentifier?
    /// Says that something is new. It is called once, until the follower has taken what is new.
    let tell: @Sendable () -> Void
}
