/// Finds view models, presenters, interactors and wireframes that stay in memory after their screen has closed. Such an object is a leak.
///
/// When a screen leaves, the roles that it owned, and the roles that these own, must be released, unless an open screen refers to them. The
/// detector keeps weak references to them and checks later, because their running work may first have to end. It waits for at most
/// ``patience``. In debug builds it runs without being called, and reports <doc:BV0006>. In tests the headless host fails the test.
public final class LeakDetector {
    private struct Departure {
        let screen: String
        let graph: ObjectGraph
        let locations: [ObjectIdentifier: CallSite]
        /// The screen and all objects that left with it. The detector waits until the work that they started has ended.
        let owners: Set<ObjectIdentifier>
        /// The time, by the session's clock, at which the detector began to wait for work; `nil` until then.
        var time: Duration?
    }

    /// The time, by the session's clock, for which the work of a closed screen may keep objects alive before they count as leaked. A
    /// request that is still running when a person goes back is no mistake, but a loop that never ends is one.
    public var patience = Duration.seconds(30)

    private var departures: [Departure] = []
    /// The roles that are still alive although their screens have left, for the inspector. At most 100 are kept.
    package private(set) var leakedRoles: [LeakedRole] = []

    /// A detector that watches nothing yet.
    package init() {}

    /// Whether the detector still watches objects of closed screens.
    package var isWatching: Bool { !departures.isEmpty }

    /// Records the objects that must be released with a screen. Call it while the screen still has its roles.
    ///
    /// - Parameters:
    ///   - screen: the screen, or another object that owns the roles.
    ///   - roles: the roles that the screen owns by `own(_:)`, so that they need not be in its properties.
    ///   - locations: the place in the code where the screen received each role, for the report.
    /// - Complexity: O(*n*) in the number of objects that the screen can reach.
    package func willLeave(
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

    /// Returns a diagnostic for each object that should have been released and is still alive, once per object.
    ///
    /// - Parameters:
    ///   - remaining: the remaining screens. Objects that they can reach may stay.
    ///   - context: the session whose running work is awaited; `nil` to wait for nothing.
    /// - Complexity: O(*d* *n*) for *d* screens that have left with *n* objects in all. If something leaks, also O(*m*) in the number of
    ///   objects that the remaining screens can reach.
    package func leaks(
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

    /// Returns the owners whose running work may keep the objects of a closed screen alive. These are the owners of this screen, and of
    /// other closed screens with the same roles, as when a screen and the screen that opened it leave together.
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
        // Name a closure of the object first, because it is the likely cause of the leak. The object that still refers to it is often only
        // another leaked object.
        if !node.closures.isEmpty {
            let names = node.closures.joined(separator: ", ")
            return "It has the closure\(node.closures.count == 1 ? "" : "s") \(names), which may capture it. "
                + "Capture it weakly there: [weak self]."
        }
        if let holder = graph.references.first(where: { $0.held == node.identifier && $0.holder != nil }) {
            return "It is held by \(holder.property) of \(holder.holderType), which is alive too. "
                + "If this property refers to an owner, make it weak."
        }
        return "No visible property holds it, so a closure does. Capture it weakly there: [weak self]."
    }
}
