internal import BelvedereCore

/// A reference between two objects as a row of a table.
nonisolated struct ReferenceRow: Sendable, Hashable, Identifiable {
    let id: Int
    let from: String
    let property: String
    let to: String
    let strength: String
    let contract: String

    init(_ reference: ObjectMap.Reference, number: Int, in map: ObjectMap, _ texts: InspectorTexts) {
        id = number
        from = Self.name(reference.from, map, texts)
        to = Self.name(reference.to, map, texts)
        property = reference.property
        strength = reference.strength == .strong ? texts.strong : texts.weak
        contract = reference.contract ?? ""
    }

    private static func name(_ number: Int, _ map: ObjectMap, _ texts: InspectorTexts) -> String {
        guard map.objects.indices.contains(number) else { return "" }
        let object = map.objects[number]
        return object.isLeaked ? "\(object.type) (\(texts.leaked))" : object.type
    }
}
