public import BelvedereBinding

/// A value that sessions share. Each session sees it as a dynamic of its own.
///
/// Make it once, beside the app, and hand it to the view models. One line shares it:
///
/// ```swift
/// final class CounterViewModel {
///     static let votes = SharedDynamic(0)
///     let votesSoFar = votes.dynamic()
///     func vote() { Self.votes.update { $0 += 1 } }
/// }
/// ```
///
/// It can be used from everywhere: on any session, in a service, on any thread. Nobody sees half a change. A session that is
/// busy sees the newest value when it comes to it, and not each one in between. No session waits for another to see a change.
///
/// The session that makes a change sees it in its dynamic before the change returns. On a device that is so on the main actor.
/// Others see it in a turn of their own. A session that has ended leaves nothing behind.
nonisolated public final class SharedDynamic<Value: Sendable>: Sendable {
    let state: SharedState<Value>
    private let isSame: @Sendable (Value, Value) -> Bool
    let makeDynamic: @Sendable (Value, String?) -> Dynamic<Value>
    /// Told of each change, from what to what, where other nodes are to hear of it.
    private let note: (@Sendable (_ before: Value, _ after: Value) -> Void)?
    /// The name given by the author, for traces and reports.
    public let name: String?

    /// A shared value. A set of an equal value is no change.
    ///
    /// - Parameters:
    ///   - value: the value to begin with.
    ///   - name: what traces and reports call the dynamics that show it.
    public init(_ value: Value, name: String? = nil) where Value: Equatable {
        state = SharedState(value)
        self.name = name
        isSame = { $0 == $1 }
        makeDynamic = { Dynamic($0, name: $1) }
        note = nil
    }

    /// A value whose changes are passed on to other nodes. They are passed on one after the other, while nobody can make one.
    init(state: SharedState<Value>, name: String?, note: @escaping @Sendable (_ before: Value, _ after: Value) -> Void)
    where Value: Equatable {
        self.state = state
        self.name = name
        self.note = note
        isSame = { $0 == $1 }
        makeDynamic = { Dynamic($0, name: $1) }
    }

    /// A shared value of a type that cannot be compared: every set counts as a change.
    ///
    /// - Parameters:
    ///   - value: the value to begin with.
    ///   - name: what traces and reports call the dynamics that show it.
    @_disfavoredOverload
    public init(_ value: Value, name: String? = nil) {
        state = SharedState(value)
        self.name = name
        isSame = { _, _ in false }
        makeDynamic = { Dynamic($0, name: $1) }
        note = nil
    }

    /// The value as it is now. Two sessions may set it at the same time; to change it by what it is, use ``update(_:)``.
    ///
    /// - Complexity: Reading is O(1). Setting costs one call for each session that has seen all changes before this one.
    public var value: Value {
        get { state.read { $0 } }
        set {
            // The old value goes when nobody is kept out any more, because what goes with it may read this very value.
            var other = newValue
            state.change { value in
                let isChange = !isSame(value, other)
                swap(&value, &other)
                if isChange { note?(other, value) }
                return ((), isChange)
            }
        }
    }

    /// Changes the value by what it is, while nobody else can.
    ///
    /// ```swift
    /// let highScore = SharedDynamic(0)
    /// let isRecord = highScore.update { best in
    ///     defer { best = max(best, 120) }
    ///     return best < 120
    /// }
    /// ```
    ///
    /// - Parameter body: the change. Keep it short, and use in it only what it is given: other changes of the value wait
    ///   for it, and it stops the program if it uses this very value in another way.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws. What it has changed before stays, and is told with the next change.
    /// - Complexity: one call for each session that has seen all changes before this one.
    @discardableResult
    public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try state.change { value in
            guard let note else { return (try body(&value), true) }
            let before = value
            // Also what was changed before an error.
            defer { note(before, value) }
            return (try body(&value), true)
        }
    }

    /// The number of sessions and sequences that see the value now. Useful in tests that look for what was left behind.
    public var followerCount: Int { state.followerCount }
}

extension SharedDynamic {
    /// The value as the running session sees it. All who ask on one session get the same dynamic.
    ///
    /// It follows for as long as somebody holds it or is bound to it, and the session is open.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    /// - Precondition: called on a session; otherwise the program stops with ``Diagnostic/sharedViewOffSession(at:)``.
    public func dynamic(file: String = #fileID, line: Int = #line) -> DynamicValue<Value> {
        let (context, views) = SessionContext.sharing(at: CallSite(fileID: file, line: line))
        return views.view(of: state) {
            let dynamic = makeDynamic(value, name)
            // A page that is rendered for nobody yet is never told of anything.
            if context.isInert || context.isClosed { return dynamic }
            dynamic.keep(
                SharedView.filling(dynamic, from: state, in: context) { [state] dynamic, name in
                    dynamic.value = state.take(for: name) { $0 }
                })
            return dynamic
        }
    }
}
