/// What a kind of view declares.
nonisolated struct ViewDeclaration: Sendable {
    /// The most properties that a kind can have: a word has a bit for each, and for the three that every view has.
    static let propertyLimit = 61

    let name: String
    let role: AccessibleRole
    let layer: ViewLayer
    let properties: [any PropertyDeclaration]
    /// The properties as the kit reads them.
    let table: PropertyTable
    let names: [any PropertyDeclaration<String>]
    let value: AccessibleValue?
    let detail: (any PropertyDeclaration<String>)?
    let events: EventKinds
    /// Of the name, so that looking a kind up costs no text.
    let hash: Int

    init(
        name: String, role: AccessibleRole, layer: ViewLayer, properties: [any PropertyDeclaration],
        names: [any PropertyDeclaration<String>], value: AccessibleValue?, detail: (any PropertyDeclaration<String>)?, events: EventKinds
    ) {
        for (place, property) in properties.enumerated() {
            precondition(
                Int(property.key.number) == place,
                "The property \(property.key) of the kind \(name) has the number \(property.key.number) and stands at place \(place)."
            )
        }
        precondition(properties.count <= Self.propertyLimit, "The kind \(name) has more than \(Self.propertyLimit) properties.")
        self.name = name
        self.role = role
        self.layer = layer
        self.properties = properties
        table = PropertyTable(properties)
        self.names = names
        self.value = value
        self.detail = detail
        self.events = events
        hash = name.hashValue
    }
}
