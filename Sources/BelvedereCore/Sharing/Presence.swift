public import BelvedereBinding

/// The number of people whose pages show an app now.
///
/// Make one for the app. Each session that joins is counted once, while its page is connected:
///
/// ```swift
/// final class LobbyViewModel {
///     static let presence = Presence()
///     let here = presence.join().map { $0 == 1 ? "You are alone" : "\($0) people here" }
/// }
/// ```
///
/// A page that has lost its connection is not counted until it connects again. A closed page is not counted any more.
nonisolated public final class Presence: Sendable {
    private let shared: SharedDynamic<Int>
    private let nodes: PresenceOfNodes?

    /// A presence without people.
    ///
    /// - Parameter name: the name of the number in traces and reports.
    public init(name: String? = nil) {
        shared = SharedDynamic(0, name: name)
        nodes = nil
    }

    /// A presence that several nodes (processes of the same service) share. If a node ends, its people are not counted any more.
    ///
    /// ```swift
    /// func lobby(over transport: some SharedTransport) -> Presence {
    ///     Presence(name: "lobby", sharedBy: transport)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the number. It must be the same on each node, and no other shared object may use it.
    ///   - transport: sends the number of each node to the others.
    public init(name: String, sharedBy transport: some SharedTransport) {
        let shared = SharedDynamic(0, name: name)
        self.shared = shared
        nodes = PresenceOfNodes(name, transport) { [weak shared] total in shared?.update { $0 = total() } }
    }

    /// The number of people now.
    public var count: Int { shared.value }

    /// The number of people now and after each change, for code that belongs to no session.
    public var counts: SharedValues<Int> { shared.values }

    /// Adds the difference to the number of people. It is negative when people leave.
    func change(by difference: Int) {
        if let nodes { nodes.change(by: difference) } else { shared.update { $0 += difference } }
    }
}

extension Presence {
    /// Counts the person of the running session, and returns the number of people. Further calls do not count the person again.
    ///
    /// A page that is rendered without a session, as for a search engine, is not counted.
    ///
    /// - Parameters:
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    /// - Precondition: called on a session; otherwise the program stops with <doc:BV0016>.
    /// - Complexity: O(1), and one call for each session that sees the number.
    public func join(file: String = #fileID, line: Int = #line) -> DynamicValue<Int> {
        let (context, _) = SessionContext.sharing(at: CallSite(fileID: file, line: line))
        if !context.isInert { context.parts.part { Attendances() }.begin(self, in: context) }
        return shared.dynamic(file: file, line: line)
    }
}
