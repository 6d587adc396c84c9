/// Properties in the order of their numbers, for the kit to go through when it tells a host of a view.
///
/// Made once for each kind, never changed and never freed, so that sessions share it without counting references.
nonisolated struct PropertyTable {
    private let properties: UnsafePointer<ErasedProperty>
    private let count: Int

    init(_ declarations: [any PropertyDeclaration]) {
        count = declarations.count
        let memory = UnsafeMutablePointer<ErasedProperty>.allocate(capacity: max(1, count))
        for (place, declaration) in declarations.enumerated() { (memory + place).initialize(to: declaration.erased) }
        properties = UnsafePointer(memory)
    }
}

// Safe although unchecked: what it points to is Sendable, and is neither changed nor freed after the initialiser.
nonisolated extension PropertyTable: @unchecked Sendable {}

extension PropertyTable {
    /// What the property at a place is for a view now, as a host is told it; `nil` if there is no such property.
    func assignment(at place: Int, of view: AnyObject) -> PropertyAssignment? {
        guard place < count else { return nil }
        let property = properties + place
        return PropertyAssignment(property.pointee.key, property.pointee.value(view))
    }

    /// Adds the properties of a view that differ from their defaults.
    func add(of view: AnyObject, to assignments: inout [PropertyAssignment]) {
        var property = properties
        let end = property + count
        while property < end {
            if let value = property.pointee.value(view) {
                // Most views differ in one property or two.
                if assignments.isEmpty { assignments.reserveCapacity(2) }
                assignments.append(PropertyAssignment(property.pointee.key, value))
            }
            property += 1
        }
    }
}
