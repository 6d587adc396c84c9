/// What one session sees of a shared value: it fills a dynamic or a list of the session.
///
/// The dynamic keeps it, so it goes with the dynamic, and nothing of the session stays behind.
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

    /// Begins to fill a dynamic or a list of a session.
    ///
    /// - Parameter fill: takes what is new by the name it is given, and puts it into the target.
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
