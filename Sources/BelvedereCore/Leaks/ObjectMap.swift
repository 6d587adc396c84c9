/// The objects of a session's screens and the references between them, as plain values. The inspector draws its diagram from this map.
nonisolated package struct ObjectMap: Sendable, Hashable {
    /// The kind of a reference: whether it keeps the other object alive.
    nonisolated package enum Strength: String, Sendable, Hashable {
        case strong, weak
    }

    /// An object in the map: a role such as a view model, a model or a service.
    nonisolated package struct Object: Sendable, Hashable, Identifiable {
        /// The index in ``ObjectMap/objects``.
        package let id: Int
        /// The role in the architecture, e.g. `presenter`.
        package let role: String
        package let type: String
        package let module: String
        /// The type with its module, e.g. `Hello.HelloScreen`.
        package var qualifiedType: String { "\(module).\(type)" }
        /// The names of the object's dynamics, in the order in which its class declares them.
        package var dynamics: [String] = []
        /// The names of the object's properties that store a closure.
        package var closures: [String] = []
        /// Whether the object should have been released with its screen.
        package var isLeaked = false

        package init(
            id: Int, role: String, type: String, module: String, dynamics: [String] = [], closures: [String] = [], isLeaked: Bool = false
        ) {
            self.id = id
            self.role = role
            self.type = type
            self.module = module
            self.dynamics = dynamics
            self.closures = closures
            self.isLeaked = isLeaked
        }
    }

    /// One reference, from a stored property to an object.
    nonisolated package struct Reference: Sendable, Hashable {
        package let from: Int
        package let to: Int
        package let property: String
        package let strength: Strength
        /// The protocol that the property has as its type; `nil` if the type is a class.
        package let contract: String?

        package init(from: Int, to: Int, property: String, strength: Strength, contract: String?) {
            self.from = from
            self.to = to
            self.property = property
            self.strength = strength
            self.contract = contract
        }
    }

    package var objects: [Object] = []
    package var references: [Reference] = []

    package init() {}

    /// The map as lines of text, for tests and for people who do not use diagrams.
    package var lines: [String] {
        objects.map { object in "\(object.role) \(object.type)" + (object.isLeaked ? " [leaked]" : "") }
            + references.map { reference in
                let contract = reference.contract.map { " as \($0)" } ?? ""
                return
                    """
                    \(objects[reference.from].type).\(reference.property) -\(reference.strength.rawValue)-> \
                    \(objects[reference.to].type)\(contract)
                    """
            }
    }
}
