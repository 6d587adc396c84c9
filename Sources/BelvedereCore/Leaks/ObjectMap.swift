/// The objects of the screens of a session and who of them holds whom, as plain values: what a person reads as a diagram.
nonisolated package struct ObjectMap: Sendable, Hashable {
    /// How one object refers to another.
    nonisolated package enum Strength: String, Sendable, Hashable {
        case strong, weak
    }

    /// One object.
    nonisolated package struct Object: Sendable, Hashable, Identifiable {
        /// Its place in ``ObjectMap/objects``.
        package let id: Int
        /// What it is in its architecture, e.g. `presenter`.
        package let role: String
        package let type: String
        package let module: String
        /// The names of its dynamics, in the order of the source.
        package var dynamics: [String] = []
        /// The names of its stored closures that are set.
        package var closures: [String] = []
        /// Whether it should have gone with its screen.
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
        /// The protocol by which the property knows the object; `nil` where it names the class.
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

    /// The map as lines, for tests and for people who read no diagrams.
    package var lines: [String] {
        objects.map { object in "\(object.role) \(object.type)" + (object.isLeaked ? " [leaked]" : "") }
            + references.map { reference in
                let contract = reference.contract.map { " as \($0)" } ?? ""
                return
                    "\(objects[reference.from].type).\(reference.property) -\(reference.strength.rawValue)-> \(objects[reference.to].type)\(contract)"
            }
    }
}
