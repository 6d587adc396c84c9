/// Finds view models, presenters, interactors and wireframes that outlive their screens.
///
/// When a screen leaves, the roles it owned, and those they own, must go too, save what screens that stay can still
/// reach. The detector holds them weakly and asks later, when the work that was cancelled with the screen has ended. In
/// debug builds it runs by itself and reports ``Diagnostic/leaked(role:type:module:screen:holder:)``; the headless host
/// fails the test.
public final class LeakDetector {
    private struct Departure {
        let screen: String
        let graph: ObjectGraph
    }

    private var departures: [Departure] = []

    public init() {}

    /// Whether anything is being watched.
    public var isWatching: Bool { !departures.isEmpty }

    /// Remembers what must go together with a screen. Call it while the screen still has its roles.
    public func willLeave(_ screen: AnyObject, owning roles: [any Role]) {
        let graph = ObjectGraph(screen: screen, owned: roles)
        if graph.nodes.isEmpty { return }
        departures.append(Departure(screen: String(describing: type(of: screen)), graph: graph))
    }

    /// What should have gone and is still there, each object once. What is reachable from `remaining` may stay.
    public func leaks(remaining: [(screen: AnyObject, roles: [any Role])]) -> [Diagnostic] {
        if departures.isEmpty { return [] }
        var allowed: Set<ObjectIdentifier> = []
        for (screen, roles) in remaining { allowed.formUnion(ObjectGraph(screen: screen, owned: roles).identifiers) }
        var reported: Set<ObjectIdentifier> = []
        var diagnostics: [Diagnostic] = []
        for departure in departures {
            for node in departure.graph.nodes where node.role != nil {
                if allowed.contains(node.identifier) || !reported.insert(node.identifier).inserted { continue }
                diagnostics.append(.leaked(
                    role: node.roleName,
                    type: node.type,
                    module: node.module,
                    screen: departure.screen,
                    holder: Self.holder(of: node, in: departure.graph)
                ))
            }
        }
        departures = []
        return diagnostics
    }

    private static func holder(of node: ObjectGraph.Node, in graph: ObjectGraph) -> String {
        // A closure of its own first: that is the cause, while a living holder is often only another victim.
        if !node.closures.isEmpty {
            return "It has the closure\(node.closures.count == 1 ? "" : "s") \(node.closures.joined(separator: ", ")), which may capture it."
        }
        let holders = graph.references.filter { $0.held == node.identifier && $0.holder != nil }
        if let holder = holders.first {
            return "It is held by \(holder.property) of \(holder.holderType), which is alive too."
        }
        return "No property that can be seen holds it, so a closure or work that is still running does."
    }
}
