internal import BelvedereBinding
internal import BelvedereCore

/// The names of dynamics: those that their authors gave, or else those of the properties that hold them.
///
/// A dynamic is named by giving it a name: `Dynamic(0, name: "count")`. Without one the inspector calls it by the class and the
/// property, as `CounterViewModel.count`. No author has to do anything for that.
struct BindingNames {
    private let places: [ObjectIdentifier: ObjectMapReader.Place]
    private let objects: [ObjectMap.Object]

    init(_ reader: ObjectMapReader) {
        places = reader.places
        objects = reader.map.objects
    }

    /// What a dynamic is called, and whose it is.
    func name(of dynamic: DynamicNode) -> (text: String, lane: String) {
        guard let place = places[ObjectIdentifier(dynamic)], objects.indices.contains(place.object) else {
            return (dynamic.name ?? "a \(type(of: dynamic))", "binding")
        }
        let object = objects[place.object]
        // The kit names the dynamics within a command. The property says which command it is.
        if let name = dynamic.name, place.property.contains(".") {
            let path = place.property.split(separator: ".").dropLast().joined(separator: ".")
            return ("\(object.type).\(path).\(name)", object.role)
        }
        return (dynamic.name ?? "\(object.type).\(place.property)", object.role)
    }

    /// A value on one line, however large it is.
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

    /// A text on one line that is not long.
    static func line(_ text: String) -> String {
        let line = String(text.prefix(81).map { $0.isNewline ? " " : $0 })
        return line.count > 80 ? line.prefix(79) + "…" : line
    }
}
