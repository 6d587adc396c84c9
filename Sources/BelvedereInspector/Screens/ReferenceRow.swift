internal import BelvedereCore
internal import BelvedereTexts

/// A reference between two objects as a row of a table.
nonisolated struct ReferenceRow: Sendable, Hashable, Identifiable {
    let id: Int
    let from: String
    let property: String
    let to: String
    let strength: String
    let contract: String

    init(_ reference: ObjectMap.Reference, number: Int, in map: ObjectMap) {
        id = number
        from = Self.name(reference.from, map)
        to = Self.name(reference.to, map)
        property = reference.property
        strength = reference.strength == .strong ? InspectorTexts.strong : InspectorTexts.weak
        contract = reference.contract ?? ""
    }

    private static func name(_ number: Int, _ map: ObjectMap) -> String {
        guard map.objects.indices.contains(number) else { return "" }
        let object = map.objects[number]
        return object.isLeaked ? InspectorTexts.leakedType(object.type) : object.type
    }
}
