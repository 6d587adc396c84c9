/// One stored property of an object, as reflection shows it.
struct StoredField {
    /// How a property holds what it refers to.
    enum Strength {
        case strong, weak, unowned
    }

    /// The name in the source, also of a `lazy` property.
    let name: String
    let value: Any
    let strength: Strength
    /// The type that the source gives it, where the runtime says it.
    let declaredType: Any.Type?
    /// The class that declares it: that of the object, or one above it.
    let declaringType: Any.Type

    /// Calls `body` with each stored property of an object, those of its own class first.
    ///
    /// What an `unowned` property refers to may have gone, and looking would then stop the program. So such a property is left
    /// out where the runtime says that it is one.
    static func forEach(of object: AnyObject, _ body: (StoredField) -> Void) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            let children = current.children
            let declarations = FieldDeclaration.all(of: current.subjectType, count: children.count)
            for (place, index) in children.indices.enumerated() {
                let declaration = declarations.indices.contains(place) ? declarations[place] : nil
                if declaration?.strength == .unowned { continue }
                let child = children[index]
                body(
                    StoredField(
                        name: Self.sourceName(child.label ?? "a property"),
                        value: child.value,
                        strength: declaration?.strength ?? .strong,
                        declaredType: declaration?.type,
                        declaringType: current.subjectType
                    ))
            }
            mirror = current.superclassMirror
        }
    }

    private static func sourceName(_ label: String) -> String {
        let lazyMark = "$__lazy_storage_$_"
        return label.hasPrefix(lazyMark) ? String(label.dropFirst(lazyMark.count)) : label
    }
}
