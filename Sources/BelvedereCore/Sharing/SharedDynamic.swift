public import BelvedereBinding

/// A value that several sessions share. Each session reads it through a dynamic of its own.
///
/// Make it once, for example as a static property, and use it in the view models of all sessions:
///
/// ```swift
/// final class CounterViewModel {
///     static let votes = SharedDynamic(0)
///     let votesSoFar = votes.dynamic()
///     func vote() { Self.votes.update { $0 += 1 } }
/// }
/// ```
///
/// Any code can use it: on a session, in a service, on any thread. No code sees a change that is only partly done. A busy session sees only
/// the newest value, and may miss values in between. No session waits until another session has seen a change.
///
/// The session that makes a change sees the new value in its dynamic before the call returns. On devices this applies to code on the main
/// actor. In other sessions, the dynamic changes later, in a separate job of the session. When a session closes, the shared value keeps no
/// objects of the session.
nonisolated public final class SharedDynamic<Value: Sendable>: Sendable {
    let state: SharedState<Value>
    private let isSame: @Sendable (Value, Value) -> Bool
    let makeDynamic: @Sendable (Value, String?) -> Dynamic<Value>
    /// The closure that receives each change, with the value before and after it. It is set only if other nodes share the value.
    private let note: (@Sendable (_ before: Value, _ after: Value) -> Void)?
    /// The name that the developer gave it, for traces and reports.
    public let name: String?

    /// A shared value. Setting an equal value is no change.
    ///
    /// - Parameters:
    ///   - value: the initial value.
    ///   - name: the name of its dynamics in traces and reports.
    public init(_ value: Value, name: String? = nil) where Value: Equatable {
        state = SharedState(value)
        self.name = name
        isSame = { $0 == $1 }
        makeDynamic = { Dynamic($0, name: $1) }
        note = nil
    }

    /// A shared value that passes each change to `note`, so that it can be sent to other nodes. No other change can happen during a call of
    /// `note`.
    init(state: SharedState<Value>, name: String?, note: @escaping @Sendable (_ before: Value, _ after: Value) -> Void)
    where Value: Equatable {
        self.state = state
        self.name = name
        self.note = note
        isSame = { $0 == $1 }
        makeDynamic = { Dynamic($0, name: $1) }
    }

    /// A shared value of a type that is not `Equatable`: every assignment counts as a change.
    ///
    /// - Parameters:
    ///   - value: the initial value.
    ///   - name: the name of its dynamics in traces and reports.
    @_disfavoredOverload
    public init(_ value: Value, name: String? = nil) {
        state = SharedState(value)
        self.name = name
        isSame = { _, _ in false }
        makeDynamic = { Dynamic($0, name: $1) }
        note = nil
    }

    /// The current value. Two sessions may set it at the same time. If the new value depends on the old one, use ``update(_:)``.
    ///
    /// - Complexity: Reading is O(1). Setting costs one call for each session that has seen all changes before this one.
    public var value: Value {
        get { state.read { $0 } }
        set {
            // Releasing the old value may run code that reads this shared value. So it is kept in a variable and released only after the
            // lock has been unlocked.
            var other = newValue
            state.change { value in
                let isChange = !isSame(value, other)
                swap(&value, &other)
                if isChange { note?(other, value) }
                return ((), isChange)
            }
        }
    }

    /// Changes the value depending on its current value, while no other code can change it.
    ///
    /// ```swift
    /// let highScore = SharedDynamic(0)
    /// let isRecord = highScore.update { best in
    ///     defer { best = max(best, 120) }
    ///     return best < 120
    /// }
    /// ```
    ///
    /// - Parameter body: the change. Keep it short, because other changes of the value wait for it. Use the argument only: if `body` uses
    ///   this shared value in another way, the program stops.
    /// - Returns: the result of `body`.
    /// - Throws: the error of `body`. Its earlier changes stay, and followers receive them with the next change.
    /// - Complexity: one call for each session that has seen all changes before this one.
    @discardableResult
    public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try state.change { value in
            guard let note else { return (try body(&value), true) }
            let before = value
            // If `body` throws an error, the changes that it has made before are passed on too.
            defer { note(before, value) }
            return (try body(&value), true)
        }
    }

    /// The number of sessions and `for await` loops that are notified of changes now. Useful in tests that look for leaks.
    package var followerCount: Int { state.followerCount }
}

extension SharedDynamic {
    /// Returns a dynamic with the shared value, for the running session. All callers in one session get the same dynamic.
    ///
    /// The dynamic receives changes of the shared value while the session is open and the dynamic is bound or something has a reference to
    /// it.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    /// - Precondition: called on a session; otherwise the program stops with <doc:BV0016>.
    public func dynamic(file: String = #fileID, line: Int = #line) -> DynamicValue<Value> {
        let (context, views) = SessionContext.sharing(at: CallSite(fileID: file, line: line))
        return views.view(of: state) {
            let dynamic = makeDynamic(value, name)
            // A page that is rendered without keeping its session receives no changes.
            if context.isInert || context.isClosed { return dynamic }
            dynamic.keep(
                SharedView.filling(dynamic, from: state, in: context) { [state] dynamic, name in
                    dynamic.value = state.take(for: name) { $0 }
                })
            return dynamic
        }
    }
}
