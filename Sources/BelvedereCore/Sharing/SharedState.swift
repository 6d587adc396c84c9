/// What sessions share, and those who follow it.
///
/// A follower is told once that something is new, and not again before it has come to take it. So what waits for a session
/// that is busy is one call, however much changes meanwhile.
nonisolated final class SharedState<Value: Sendable>: Sendable {
    private struct Content: Sendable {
        var value: Value
        var followers: [ObjectIdentifier: SharedFollower] = [:]
        /// Those who have taken all there is.
        var resting: Set<ObjectIdentifier> = []
        /// The follower of each session.
        var ofSession: [ObjectIdentifier: ObjectIdentifier] = [:]

        /// Those who are to be told that something is new.
        mutating func takeThoseToTell() -> [SharedFollower] {
            var told = resting.compactMap { followers[$0] }
            #if !MAIN_ACTOR_UI
            // The session that makes a change sees it at once, even while an earlier change is on its way.
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

    /// The number of those who follow.
    var followerCount: Int { content.withLock { $0.followers.count } }

    /// Looks at the value.
    func read<Result>(_ body: (Value) -> Result) -> Result {
        content.withLock { body($0.value) }
    }

    /// Changes the value, and tells those who follow.
    ///
    /// - Parameter body: makes the change, while nobody else can. It says whether there is something to tell.
    func change<Result>(_ body: (inout Value) throws -> (result: Result, isChange: Bool)) rethrows -> Result {
        let (result, told) = try content.withLock { content -> (Result, [SharedFollower]) in
            let (result, isChange) = try body(&content.value)
            return (result, isChange ? content.takeThoseToTell() : [])
        }
        for follower in told { follower.tell() }
        return result
    }

    /// Begins to tell a follower, which has something to take from the beginning.
    func add(_ follower: SharedFollower, named name: SharedFollower.Name) {
        content.withLock { content in
            let name = ObjectIdentifier(name)
            content.followers[name] = follower
            if let session = follower.session { content.ofSession[session] = name }
        }
    }

    /// Takes what is new for a follower. From now on it is told again.
    ///
    /// - Parameter body: looks at the value.
    func take<Result>(for name: SharedFollower.Name, _ body: (Value) -> Result) -> Result {
        content.withLock { content in
            let name = ObjectIdentifier(name)
            if content.followers[name] != nil { content.resting.insert(name) }
            return body(content.value)
        }
    }

    /// Tells a follower nothing more.
    func remove(_ name: SharedFollower.Name) {
        // What it keeps goes after the lock has been given back.
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
