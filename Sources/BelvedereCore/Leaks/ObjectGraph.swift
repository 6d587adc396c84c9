internal import BelvedereBinding

/// The roles behind a screen and who of them holds whom, as reflection shows it.
///
/// Reflection sees stored properties. It does not see what closures capture; those it names, because a closure that
/// captures its owner is the usual cause of a leak. Only objects that are known to be confined to the session are looked
/// into; a service that locks its state, or an actor, is not.
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

    /// Who holds what is found, while an object is looked through.
    private struct Place {
        let holder: AnyObject
        let type: String
        let property: String
    }

    private(set) var nodes: [Node] = []
    private(set) var references: [Reference] = []
    private var seen: Set<ObjectIdentifier> = []
    /// Whether views and other objects of the session are looked into, and not roles alone.
    private let isThorough: Bool
    /// An end to it, however large the graph.
    private var budget = 200_000

    /// What belongs to `screen`: the roles in its properties and in theirs, also where they stand in collections,
    /// structures and dynamics.
    init(of screen: AnyObject, owned: [any Role]) {
        self.init(screen, owned, isThorough: false)
    }

    /// What `screen` can reach in any way that can be seen, through its views as well.
    init(reachableFrom screen: AnyObject, owned: [any Role]) {
        self.init(screen, owned, isThorough: true)
    }

    private init(_ screen: AnyObject, _ owned: [any Role], isThorough: Bool) {
        self.isThorough = isThorough
        for role in owned { add(role) }
        if seen.insert(ObjectIdentifier(screen)).inserted { explore(screen) }
    }

    var identifiers: Set<ObjectIdentifier> { Set(nodes.map(\.identifier)) }
    /// Whether any of the roles is still there.
    var isAlive: Bool { nodes.contains { $0.role != nil } }

    private mutating func add(_ role: any Role) {
        let identifier = ObjectIdentifier(role)
        guard seen.insert(identifier).inserted else { return }
        let qualified = String(reflecting: type(of: role)).split(separator: ".", maxSplits: 1)
        let index = nodes.count
        let node = Node(
            role: role,
            identifier: identifier,
            roleName: role.roleName,
            type: Self.name(of: role),
            module: qualified.first.map(String.init) ?? "",
            closures: Self.closures(of: role)
        )
        nodes.insert(node, at: index)
        explore(role)
    }

    /// Looks through the stored properties of an object, with those of its superclasses.
    private mutating func explore(_ object: AnyObject) {
        let type = Self.name(of: object)
        Self.forEachProperty(of: object) { label, value in
            visit(value, at: Place(holder: object, type: type, property: label))
        }
    }

    private mutating func visit(_ value: Any, at place: Place) {
        budget -= 1
        if budget < 0 || Self.isPlain(value) { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class, .foreignReference: visit(object: value as AnyObject, at: place)
        case .collection, .set, .dictionary:
            for (index, child) in mirror.children.enumerated() {
                // One look at the first element is enough where none can hold an object.
                if index == 0, Self.isPlain(child.value) { return }
                visit(child.value, at: place)
                if budget < 0 { return }
            }
        case .optional, .tuple, .struct, .enum:
            for child in mirror.children { visit(child.value, at: place) }
        default:
            // An existential of a class that reflection calls nothing special, or a closure.
            if type(of: value) is AnyObject.Type { visit(object: value as AnyObject, at: place) }
        }
    }

    private mutating func visit(object: AnyObject, at place: Place) {
        if object is any Actor { return }
        if let role = object as? any Role {
            references.append(
                Reference(
                    holder: place.holder,
                    holderType: place.type,
                    property: place.property,
                    held: ObjectIdentifier(role)
                ))
            add(role)
        } else if let node = object as? DynamicNode {
            guard seen.insert(ObjectIdentifier(node)).inserted else { return }
            // Its links lead to everything that is bound; what it holds is its value.
            Self.forEachProperty(of: node) { label, value in
                if label == "stored" || label == "storage" { visit(value, at: place) }
            }
        } else if isThorough, object is any Launching || object is any BindingOwner {
            if seen.insert(ObjectIdentifier(object)).inserted { explore(object) }
        }
    }

    private static func forEachProperty(of object: AnyObject, _ body: (String, Any) -> Void) {
        StoredField.forEach(of: object) { body($0.name, $0.value) }
    }

    private static func closures(of object: AnyObject) -> [String] {
        var names: [String] = []
        forEachProperty(of: object) { label, value in if isClosure(value) { names.append(label) } }
        return names
    }

    static func name(of object: AnyObject) -> String {
        String(describing: Swift.type(of: object))
    }

    static func isPlain(_ value: Any) -> Bool {
        value is String || value is Bool || value is any BinaryInteger || value is any BinaryFloatingPoint
    }

    static func isClosure(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { isClosure($0.value) } ?? false
        }
        return mirror.displayStyle == nil && String(describing: Swift.type(of: value)).contains("->")
    }
}
