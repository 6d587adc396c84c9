/// A shared value and its followers: the sessions and loops that are notified of changes.
///
/// A follower is notified of a change, and again only after it has read the changed value. So at most one call waits for a busy session,
/// even after many changes.
nonisolated final class SharedState<Value: Sendable>: Sendable {
    private struct Content: Sendable {
        var value: Value
        var followers: [ObjectIdentifier: SharedFollower] = [:]
        /// The followers that have read the newest value. Only they must be notified of the next change.
        var resting: Set<ObjectIdentifier> = []
        /// The follower of each session.
        var ofSession: [ObjectIdentifier: ObjectIdentifier] = [:]

        /// Returns the followers that must be notified of a change, and notes that they are notified.
        mutating func takeThoseToTell() -> [SharedFollower] {
            var told = resting.compactMap { followers[$0] }
            #if !MAIN_ACTOR_UI
            // The session that makes the change must see it at once, even if its follower has not yet handled the notification of an
            // earlier change.
            if let session = SessionExecutor.current.map({ ObjectIdentifier($0) }), let own = ofSession[session],
                !resting.contains(own), let follower = followers[own]
            {
                told.append(follower)
            }
            #endif
            resting.removeAll(keepingCapacity: true)
            return told
        }
    }

    private let content: SessionLock<Content>

    init(_ value: Value) {
        content = SessionLock(Content(value: value), isChecked: true)
    }

    /// The number of followers.
    var followerCount: Int { content.withLock { $0.followers.count } }

    /// Reads the value.
    func read<Result>(_ body: (Value) -> Result) -> Result {
        content.withLock { body($0.value) }
    }

    /// Changes the value and notifies its followers.
    ///
    /// - Parameter body: makes the change, while no other code can change the value. It returns a result, and whether to notify followers.
    func change<Result>(_ body: (inout Value) throws -> (result: Result, isChange: Bool)) rethrows -> Result {
        let (result, told) = try content.withLock { content -> (Result, [SharedFollower]) in
            let (result, isChange) = try body(&content.value)
            return (result, isChange ? content.takeThoseToTell() : [])
        }
        for follower in told { follower.tell() }
        return result
    }

    /// Adds a follower. It is notified of changes only after it has read the current value for the first time.
    func add(_ follower: SharedFollower, named name: SharedFollower.Name) {
        content.withLock { content in
            let name = ObjectIdentifier(name)
            content.followers[name] = follower
            if let session = follower.session { content.ofSession[session] = name }
        }
    }

    /// Reads the changed value for a follower. After that, the follower is notified of the next change.
    ///
    /// - Parameter body: reads the value.
    func take<Result>(for name: SharedFollower.Name, _ body: (Value) -> Result) -> Result {
        content.withLock { content in
            let name = ObjectIdentifier(name)
            if content.followers[name] != nil { content.resting.insert(name) }
            return body(content.value)
        }
    }

    /// Removes a follower.
    func remove(_ name: SharedFollower.Name) {
        // The removed follower is kept in a variable, so that its objects are released only after the lock has been unlocked.
        let removed = content.withLock { content -> SharedFollower? in
            let name = ObjectIdentifier(name)
            content.resting.remove(name)
            let follower = content.followers.removeValue(forKey: name)
            if let session = follower?.session, content.ofSession[session] == name { content.ofSession[session] = nil }
            return follower
        }
        withExtendedLifetime(removed) {}
    }
}
