internal import BelvedereBinding

/// One stored property of an object, as reflection and the runtime show it.
struct StoredField {
    /// The kind of a property's reference to an object.
    enum Strength {
        case strong, weak, unowned
    }

    /// The name in the source. For a `lazy` property, too, it is the name that the developer wrote.
    let name: String
    let value: Any
    let strength: Strength
    /// The type that the source declares, if the runtime provides it.
    let declaredType: Any.Type?
    /// The class that declares the property: the class of the object or a superclass.
    let declaringType: Any.Type

    /// Calls `body` with each stored property of an object. The properties of its own class come first.
    ///
    /// The object of an `unowned` property may be released already, and reading the property would then stop the program. So such
    /// properties are skipped, if the runtime says that they are `unowned`.
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

    /// Returns whether the class of an object declares a property for a dynamic, such as `let count: Dynamic<Int>`. This reads types only,
    /// so it is safe for objects that other threads use at the same time.
    static func declaresDynamic(_ object: AnyObject) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for declaration in FieldDeclaration.all(of: current.subjectType, count: current.children.count) {
                let type = (declaration.type as? any AnyOptional.Type)?.wrappedType ?? declaration.type
                if type is DynamicNode.Type { return true }
            }
            mirror = current.superclassMirror
        }
        return false
    }

    private static func sourceName(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    }
}
