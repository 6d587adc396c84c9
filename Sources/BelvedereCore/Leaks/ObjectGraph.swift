/// The roles behind a screen and who of them holds whom, as reflection shows it.
///
/// Reflection sees stored properties. It does not see what closures capture; those it names, because a closure that
/// captures its owner is the usual cause of a leak.
struct ObjectGraph {
    /// One reference from a stored property to a role.
    struct Reference {
        weak var holder: AnyObject?
        let holderType: String
        let property: String
        let held: ObjectIdentifier
    }

    /// A role, by weak reference.
    struct Node {
        weak var role: (any Role)?
        let identifier: ObjectIdentifier
        let roleName: String
        let type: String
        let module: String
        /// The names of its stored closures that are set.
        let closures: [String]
    }

    private(set) var nodes: [Node] = []
    private(set) var references: [Reference] = []
    private var seen: Set<ObjectIdentifier> = []

    /// All roles that can be reached from `screen` and `owned` through roles and screens.
    init(screen: AnyObject, owned: [any Role]) {
        for role in owned { add(role) }
        explore(screen, type: Self.name(of: screen))
    }

    var identifiers: Set<ObjectIdentifier> { Set(nodes.map(\.identifier)) }

    private mutating func add(_ role: any Role) {
        let identifier = ObjectIdentifier(role)
        guard seen.insert(identifier).inserted else { return }
        let qualified = String(reflecting: type(of: role)).split(separator: ".", maxSplits: 1)
        nodes.append(Node(
            role: role,
            identifier: identifier,
            roleName: role.roleName,
            type: Self.name(of: role),
            module: qualified.first.map(String.init) ?? "",
            closures: explore(role, type: Self.name(of: role))
        ))
    }

    /// Looks through the stored properties of an object, with those of its superclasses, and returns its closures.
    @discardableResult
    private mutating func explore(_ object: AnyObject, type: String) -> [String] {
        var closures: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                let label = child.label ?? "a property"
                if Self.isClosure(child.value) { closures.append(label) }
                for role in Self.roles(in: child.value) {
                    references.append(Reference(holder: object, holderType: type, property: label, held: ObjectIdentifier(role)))
                    add(role)
                }
            }
            mirror = current.superclassMirror
        }
        return closures
    }

    private static func name(of object: AnyObject) -> String {
        String(describing: Swift.type(of: object))
    }

    private static func roles(in value: Any) -> [any Role] {
        if let role = value as? any Role { return [role] }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .collection, .dictionary, .tuple, .set:
            return mirror.children.prefix(1000).flatMap { roles(in: $0.value) }
        default:
            return []
        }
    }

    private static func isClosure(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { isClosure($0.value) } ?? false
        }
        return mirror.displayStyle == nil && String(describing: Swift.type(of: value)).contains("->")
    }
}
