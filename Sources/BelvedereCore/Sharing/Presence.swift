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

    /// Nobody is here yet.
    ///
    /// - Parameter name: what traces and reports call the number.
    public init(name: String? = nil) {
        shared = SharedDynamic(0, name: name)
    }

    /// The number of people who are here now.
    public var count: Int { shared.value }

    /// The numbers, for code that belongs to no session.
    public var counts: SharedValues<Int> { shared.values }

    /// So many people have come; fewer than none have gone.
    func change(by difference: Int) { shared.update { $0 += difference } }
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
    public func join(file: String = #fileID, line: Int = #line) -> DynamicValue<Int> {
        let (context, _) = SessionContext.sharing(at: CallSite(fileID: file, line: line))
        if !context.isInert { context.parts.part { Attendances() }.begin(self, in: context) }
        return shared.dynamic(file: file, line: line)
    }
}
