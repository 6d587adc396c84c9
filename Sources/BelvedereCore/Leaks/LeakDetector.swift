/// Finds view models, presenters, interactors and wireframes that outlive their screens.
///
/// When a screen leaves, the roles it owned, and those they own, must be released, unless a remaining screen reaches them.
/// The detector holds them weakly and looks later, because work that they started may end first. It waits for at most
/// ``patience``. In debug builds it runs by itself and reports ``Diagnostic/leaked(role:type:module:screen:at:holder:)``.
/// In tests the headless host fails the test.
public final class LeakDetector {
    private struct Departure {
        let screen: String
        let graph: ObjectGraph
        let locations: [ObjectIdentifier: CallSite]
        /// The screen and all that went with it: whose work is waited for.
        let owners: Set<ObjectIdentifier>
        /// When the screen left, by the session's clock; `nil` until the session is known.
        var time: Duration?
    }

    /// How long work of a screen that has left may take to end before what it holds counts as left behind, by the
    /// session's clock. A request under way when a person goes back is no fault; a loop that never ends is one.
    public var patience = Duration.seconds(30)

    private var departures: [Departure] = []
    /// The roles that outlived their screens, for the inspector. At most 100 are kept.
    package private(set) var leakedRoles: [LeakedRole] = []

    /// A detector that watches nothing yet.
    public init() {}

    /// Whether anything is being watched.
    public var isWatching: Bool { !departures.isEmpty }

    /// Remembers what must go together with a screen. Call it while the screen still has its roles.
    ///
    /// - Parameters:
    ///   - screen: the screen, or what stands for one.
    ///   - roles: what it owns, beyond what its properties show.
    ///   - locations: where it took each of them over, for the report.
    /// - Complexity: O(*n*) in the number of objects that the screen can reach.
    public func willLeave(
        _ screen: AnyObject,
        owning roles: [any Role],
        at locations: [ObjectIdentifier: CallSite] = [:]
    ) {
        let graph = ObjectGraph(of: screen, owned: roles)
        if graph.nodes.isEmpty { return }
        departures.append(
            Departure(
                screen: String(describing: type(of: screen)),
                graph: graph,
                locations: locations,
                owners: graph.identifiers.union([ObjectIdentifier(screen)])
            ))
    }

    /// What should have gone and is still there, each object once.
    ///
    /// - Parameters:
    ///   - remaining: what stays: whatever it can reach may stay too.
    ///   - context: the session, whose running work is waited for; `nil` to wait for nothing.
    /// - Complexity: O(*d* *n*) for *d* screens that have left with *n* objects in all; and where something leaks, O(*m*) in the
    ///   number of objects that the remaining screens can reach.
    public func leaks(
        remaining: [(screen: AnyObject, roles: [any Role])],
        in context: SessionContext? = nil
    ) -> [Diagnostic] {
        var due: [(departure: Departure, isRunning: Bool)] = []
        var waiting: [Departure] = []
        for var departure in departures where departure.graph.isAlive {
            let isRunning = context?.work.isRunning(of: owners(sharedWith: departure)) ?? false
            let now = context?.elapsed ?? .zero
            let time = departure.time ?? now
            if isRunning, now - time < patience {
                departure.time = time
                waiting.append(departure)
            } else {
                due.append((departure, isRunning))
            }
        }
        departures = waiting
        if due.isEmpty { return [] }
        var told: Set<ObjectIdentifier> = []
        for (screen, roles) in remaining { told.formUnion(ObjectGraph(reachableFrom: screen, owned: roles).identifiers) }
        var diagnostics: [Diagnostic] = []
        for (departure, isRunning) in due {
            for node in departure.graph.nodes where node.role != nil && told.insert(node.identifier).inserted {
                leakedRoles =
                    leakedRoles.suffix(99) + [
                        LeakedRole(
                            role: node.roleName, type: node.type, module: node.module, screen: departure.screen, object: node.role
                        )
                    ]
                diagnostics.append(
                    .leaked(
                        role: node.roleName,
                        type: node.type,
                        module: node.module,
                        screen: departure.screen,
                        at: departure.locations[node.identifier],
                        holder: Self.holder(of: node, in: departure.graph, isRunning: isRunning)
                    ))
            }
        }
        return diagnostics
    }

    /// Whose work may hold what went with a screen: its own, and that of a screen with the same roles that left as well, as
    /// when a screen and the one it was opened from leave together.
    private func owners(sharedWith departure: Departure) -> Set<ObjectIdentifier> {
        departures.reduce(into: departure.owners) { owners, other in
            if !other.owners.isDisjoint(with: departure.owners) { owners.formUnion(other.owners) }
        }
    }

    private static func holder(of node: ObjectGraph.Node, in graph: ObjectGraph, isRunning: Bool) -> String {
        if isRunning {
            return "Work that it launched is still running and holds it, although its screen has left: either it was launched "
                + "with launch(in: .session), or it does not end when it is cancelled."
        }
        // A closure of its own first: that is the cause, while a living holder is often only another victim.
        if !node.closures.isEmpty {
            let names = node.closures.joined(separator: ", ")
            return "It has the closure\(node.closures.count == 1 ? "" : "s") \(names), which may capture it. "
                + "Capture it weakly there: [weak self]."
        }
        if let holder = graph.references.first(where: { $0.held == node.identifier && $0.holder != nil }) {
            return "It is held by \(holder.property) of \(holder.holderType), which is alive too. "
                + "If that points back to an owner, make it weak."
        }
        return "No property that can be seen holds it, so a closure does. Capture it weakly there: [weak self]."
    }
}
