public import BelvedereBinding

/// Who is here: the number of people whose pages show an app now.
///
/// Make one beside the app. Each session that joins is counted once, for as long as its page is connected:
///
/// ```swift
/// final class LobbyViewModel {
///     static let presence = Presence()
///     let here = presence.join().map { $0 == 1 ? "You are alone" : "\($0) people here" }
/// }
/// ```
///
/// A page that has lost its connection is not counted until it is back, and one that is closed is not counted any more.
nonisolated public final class Presence: Sendable {
    private let shared: SharedDynamic<Int>
    private let nodes: PresenceOfNodes?

    /// Nobody is here yet.
    ///
    /// - Parameter name: what traces and reports call the number.
    public init(name: String? = nil) {
        shared = SharedDynamic(0, name: name)
        nodes = nil
    }

    /// People of several nodes. Those of a node that has gone are not counted any more.
    ///
    /// ```swift
    /// func lobby(over transport: some SharedTransport) -> Presence {
    ///     Presence(name: "lobby", sharedBy: transport)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: names the number, the same on each node and for nothing else.
    ///   - transport: carries the number of each node to the others.
    public init(name: String, sharedBy transport: some SharedTransport) {
        let shared = SharedDynamic(0, name: name)
        self.shared = shared
        nodes = PresenceOfNodes(name, transport) { [weak shared] total in shared?.update { $0 = total() } }
    }

    /// The number of people who are here now.
    public var count: Int { shared.value }

    /// The numbers, for code that belongs to no session.
    public var counts: SharedValues<Int> { shared.values }

    /// So many people have come; fewer than none have gone.
    func change(by difference: Int) {
        if let nodes { nodes.change(by: difference) } else { shared.update { $0 += difference } }
    }
}

extension Presence {
    /// Counts the person of the running session, and says how many are here. Joining twice is the same as joining once.
    ///
    /// A page that is rendered for nobody yet, as for a crawler, is not counted.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    /// - Precondition: called on a session; otherwise the program stops with ``Diagnostic/sharedViewOffSession(at:)``.
    /// - Complexity: O(1), and one call for each session that sees the number.
    public func join(file: String = #fileID, line: Int = #line) -> DynamicValue<Int> {
        let (context, _) = SessionContext.sharing(at: CallSite(fileID: file, line: line))
        if !context.isInert { context.parts.part { Attendances() }.begin(self, in: context) }
        return shared.dynamic(file: file, line: line)
    }
}
