/// Connects a dynamic or a list of one session to a shared value, and keeps it up to date.
///
/// The dynamic keeps this object, so both are released together, and the shared value keeps no objects of the session.
nonisolated final class SharedView<Value: Sendable>: Sendable {
    private let state: SharedState<Value>
    private let name: SharedFollower.Name

    private init(_ state: SharedState<Value>, _ name: SharedFollower.Name) {
        self.state = state
        self.name = name
    }

    deinit { state.remove(name) }
}

extension SharedView {
    #if MAIN_ACTOR_UI
    typealias Fill<Target> = @MainActor @Sendable (Target, SharedFollower.Name) -> Void
    #else
    typealias Fill<Target> = @Sendable (Target, SharedFollower.Name) -> Void
    #endif

    /// Connects a dynamic or a list of a session to a shared value.
    ///
    /// - Parameter fill: reads the changed value as the follower with the given name, and stores the value in the target.
    static func filling<Target: AnyObject>(
        _ target: Target, from state: SharedState<Value>, in context: SessionContext, _ fill: @escaping Fill<Target>
    ) -> SharedView {
        let name = SharedFollower.Name()
        let reach = SessionReach(target, in: context) { fill($0, name) }
        #if MAIN_ACTOR_UI
        let session: ObjectIdentifier? = nil
        #else
        let session = ObjectIdentifier(context.executor)
        #endif
        state.add(SharedFollower(session: session, tell: { reach.call() }), named: name)
        fill(target, name)
        return SharedView(state, name)
    }
}
