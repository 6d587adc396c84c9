internal import BelvedereBinding
internal import BelvedereCore

/// Finds names for dynamics: the name given by the author, or else the name of the property that stores the dynamic.
///
/// An author names a dynamic with `Dynamic(0, name: "count")`. For a dynamic without a name, the inspector shows the class and the
/// property, such as `CounterViewModel.count`. The author has to do nothing for that.
struct BindingNames {
    /// The role of the owner of a dynamic that no property stores, so that only a closure can hold it.
    static let unowned = "held by a closure"

    /// The end of the name of a derived value that no property stores. The name begins with the name of its source.
    static let derivedSuffix = " (derived)"

    private let places: [ObjectIdentifier: ObjectMapReader.Place]
    private let objects: [ObjectMap.Object]

    init(_ reader: ObjectMapReader) {
        places = reader.places
        objects = reader.map.objects
    }

    /// Returns the name of a dynamic, and the role of its owner.
    func name(of dynamic: DynamicNode) -> (text: String, lane: String) {
        guard let place = places[ObjectIdentifier(dynamic)], objects.indices.contains(place.object) else {
            return nameOfUnstored(dynamic)
        }
        let object = objects[place.object]
        // The kit names the dynamics inside a command, such as `isExecuting`. Put the name of the property before it, because that says
        // which command it is.
        if let name = dynamic.name, place.property.contains(".") {
            let path = place.property.split(separator: ".").dropLast().joined(separator: ".")
            return ("\(object.type).\(path).\(name)", object.role)
        }
        return (dynamic.name ?? "\(object.type).\(place.property)", object.role)
    }

    /// Returns the name of a value that no property stores. A derived value, such as the result of `map`, is named after its source.
    private func nameOfUnstored(_ dynamic: DynamicNode) -> (text: String, lane: String) {
        var circle = dynamic.sources
        for _ in 0..<Self.depth where !circle.isEmpty {
            if let source = circle.first(where: { places[ObjectIdentifier($0)] != nil }) {
                let owner = name(of: source)
                return (dynamic.name ?? owner.text + Self.derivedSuffix, owner.lane)
            }
            circle = circle.flatMap(\.sources)
        }
        return (dynamic.name ?? "\(type(of: dynamic))", Self.unowned)
    }

    /// The number of derived values between a value and the source after which it may be named.
    private static let depth = 4

    /// Returns a value as one line of text, of at most 80 characters.
    static func text(of value: Any?) -> String {
        guard let value else { return "nothing" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .collection, .set, .dictionary:
            let count = mirror.children.count
            return count == 1 ? "1 element" : "\(count) elements"
        case .class, .foreignReference: return "\(type(of: value))"
        default: break
        }
        if let text = value as? String { return line("\"\(text)\"") }
        return line(String(describing: value))
    }

    /// Returns a text as one line of at most 80 characters.
    static func line(_ text: String) -> String {
        let line = String(text.prefix(81).map { $0.isNewline ? " " : $0 })
        return line.count > 80 ? line.prefix(79) + "…" : line
    }
}
