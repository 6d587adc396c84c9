internal import BelvedereBinding

/// The roles that belong to a screen and the references between them, as reflection shows them.
///
/// Reflection sees stored properties but not the captures of closures. The graph lists the names of closures, because a closure that
/// captures its owner is the usual cause of a leak. It reads only objects that are known to be confined to the session. It does not read
/// actors and services that lock their state.
struct ObjectGraph {
    /// One reference from a stored property to a role.
    struct Reference {
        weak var holder: AnyObject?
        let holderType: String
        let property: String
        let held: ObjectIdentifier
    }

    /// A role in the graph, with a weak reference.
    struct Node {
        weak var role: (any Role)?
        let identifier: ObjectIdentifier
        let roleName: String
        let type: String
        let module: String
        /// The names of the role's properties that store a closure.
        let closures: [String]
    }

    /// The property from which the search has reached a value, and the owner of the property.
    private struct Place {
        let holder: AnyObject
        let type: String
        let property: String
    }

    private(set) var nodes: [Node] = []
    private(set) var references: [Reference] = []
    private var seen: Set<ObjectIdentifier> = []
    /// Whether the search also follows references through views and other objects of the session, and not only through roles.
    private let isThorough: Bool
    /// The number of values that the search may still visit. It limits the search in very large graphs.
    private var budget = 200_000

    /// The roles that belong to `screen`: those in its properties and in the properties of these roles, also inside collections, structures
    /// and dynamics.
    init(of screen: AnyObject, owned: [any Role]) {
        self.init(screen, owned, isThorough: false)
    }

    /// All roles that `screen` can reach by visible properties, also through its views.
    init(reachableFrom screen: AnyObject, owned: [any Role]) {
        self.init(screen, owned, isThorough: true)
    }

    private init(_ screen: AnyObject, _ owned: [any Role], isThorough: Bool) {
        self.isThorough = isThorough
        for role in owned { add(role) }
        if seen.insert(ObjectIdentifier(screen)).inserted { explore(screen) }
    }

    var identifiers: Set<ObjectIdentifier> { Set(nodes.map(\.identifier)) }
    /// Whether any of the roles is still alive.
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

    /// Visits the stored properties of an object, including those of its superclasses.
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
                // If the first element is a plain value such as a number, no element can refer to an object.
                if index == 0, Self.isPlain(child.value) { return }
                visit(child.value, at: place)
                if budget < 0 { return }
            }
        case .optional, .tuple, .struct, .enum:
            for child in mirror.children { visit(child.value, at: place) }
        default:
            // Reflection knows no display style for this value. It is a closure, or an object whose class has none. Visit only an object.
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
            // Follow only the value of the dynamic. Its other properties are links to its bindings, and would lead to all objects that are
            // bound to it.
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

    /// Whether a value is a text or a number, so that it cannot refer to an object. The types are compared, because a cast to a protocol
    /// such as `BinaryInteger` searches all conformances of the program for each new type.
    static func isPlain(_ value: Any) -> Bool { plainTypes.contains(ObjectIdentifier(type(of: value))) }

    private static let plainTypes: Set<ObjectIdentifier> = {
        let texts: [Any.Type] = [String.self, Substring.self, Character.self, Bool.self, Double.self, Float.self]
        let signed: [Any.Type] = [Int.self, Int8.self, Int16.self, Int32.self, Int64.self]
        let unsigned: [Any.Type] = [UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self]
        return Set((texts + signed + unsigned).map { ObjectIdentifier($0) })
    }()

    static func isClosure(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { isClosure($0.value) } ?? false
        }
        return mirror.displayStyle == nil && String(describing: Swift.type(of: value)).contains("->")
    }
}
