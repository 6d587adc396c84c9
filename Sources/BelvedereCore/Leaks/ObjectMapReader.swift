internal import BelvedereBinding

/// Reads the ``ObjectMap`` of a session, with the names of its dynamics.
///
/// It reads the properties of objects that are confined to the session: screens, roles, objects that launch work, and objects that declare
/// a dynamic as a property, because dynamics are confined to their session. It lists other objects without reading their properties.
package struct ObjectMapReader {
    /// The role of an object in the architecture, as the closure `classify` returns it.
    package enum Part {
        /// The object has the role with this name. The reader also reads its properties.
        case role(String)
        /// The object has the role with this name. The reader reads only the dynamics among its properties.
        case leaf(String)
        /// The object is not part of an architecture; a view, for example.
        case none
        /// The closure `classify` does not know the object, so the reader decides.
        case unknown
    }

    /// The property in which a dynamic was found.
    package struct Place {
        /// The index of the object that has the dynamic.
        package let object: Int
        /// The name of the property, e.g. `searchText`.
        package let property: String
    }

    package private(set) var map = ObjectMap()
    package private(set) var places: [ObjectIdentifier: Place] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The visited objects. They are kept alive while the map is read, so that no new object gets the address of an old one.
    private var kept: [AnyObject] = []
    private let classify: (AnyObject) -> Part
    /// The number of values that the reader may still visit. It limits the search in very large graphs.
    private var budget = 50_000

    /// Reads all objects that can be reached from these objects.
    ///
    /// - Parameters:
    ///   - roots: the objects to begin with: the screens and their builders.
    ///   - leaked: the roles that should have been released with their screens.
    ///   - classify: returns the role of an object that does not conform to ``Role``.
    package init(_ roots: [AnyObject], leaked: [LeakedRole] = [], classify: @escaping (AnyObject) -> Part) {
        self.classify = classify
        for root in roots { _ = number(of: root, contract: nil) }
        for leak in leaked {
            guard let object = leak.object else { continue }
            if let number = number(of: object, contract: nil) { map.objects[number].isLeaked = true }
        }
        kept = []
        // Sort the references, so that those of one object are together.
        map.references = map.references.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }.map(\.element)
    }

    /// Returns the index of the object in the map, if the map contains it.
    package func number(of object: AnyObject) -> Int? { numbers[ObjectIdentifier(object)] }

    /// Returns the index of the object and adds it first if necessary; `nil` if the object does not belong in the map.
    private mutating func number(of object: AnyObject, contract: String?) -> Int? {
        if let number = numbers[ObjectIdentifier(object)] { return number }
        switch part(of: object) {
        case .none: return nil
        case .role(let role):
            let number = add(object, role: role)
            explore(object, number)
            return number
        case .leaf(let role):
            let number = add(object, role: role)
            StoredField.forEach(of: object) { field in
                if let node = field.value as? DynamicNode { visit(node, of: number, Way(property: field.name, strength: .strong)) }
            }
            return number
        case .unknown:
            // A class of the standard library or of Belvedere is an implementation detail and does not belong in the map.
            if Self.isForeign(Self.module(of: type(of: object))) { return nil }
            guard StoredField.declaresDynamic(object) else { return add(object, role: contract == nil ? "model" : "service") }
            let number = add(object, role: Self.role(ofClassNamed: ObjectGraph.name(of: object)))
            explore(object, number)
            return number
        }
    }

    private func part(of object: AnyObject) -> Part {
        if let role = object as? any Role { return .role(role.roleName) }
        let part = classify(object)
        if case .unknown = part, object is any Launching, !Self.isForeign(Self.module(of: type(of: object))) { return .role("model") }
        return part
    }

    private mutating func add(_ object: AnyObject, role: String) -> Int {
        let number = map.objects.count
        numbers[ObjectIdentifier(object)] = number
        kept.append(object)
        map.objects.append(
            ObjectMap.Object(
                id: number, role: role, type: ObjectGraph.name(of: object), module: Self.module(of: type(of: object))
            ))
        return number
    }

    private mutating func explore(_ object: AnyObject, _ number: Int) {
        StoredField.forEach(of: object) { field in
            if ObjectGraph.isClosure(field.value) {
                if !Self.isForeign(Self.module(of: field.declaringType)) { map.objects[number].closures.append(field.name) }
                return
            }
            let declared = (field.declaredType as? any AnyOptional.Type)?.wrappedType ?? field.declaredType
            visit(
                field.value, of: number,
                Way(
                    property: Self.property(field), strength: field.strength == .strong ? .strong : .weak,
                    declaredType: declared, viewContract: Self.viewContract(field)
                ))
        }
    }

    /// The properties through which the reader has come from an object to a value inside it, such as `form.title`.
    private struct Way {
        var property: String
        var strength: ObjectMap.Strength
        var declaredType: Any.Type?
        var viewContract: String?

        func part(_ label: String?) -> Way {
            var way = self
            if let label, !label.hasPrefix("."), label != "some" { way.property += "." + label }
            way.declaredType = nil
            return way
        }
    }

    private mutating func visit(_ value: Any, of holder: Int, _ way: Way) {
        budget -= 1
        if budget < 0 || ObjectGraph.isPlain(value) { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class, .foreignReference: visit(object: value as AnyObject, of: holder, way)
        case .optional:
            if let some = mirror.children.first { visit(some.value, of: holder, way) }
        case .collection, .set, .dictionary:
            for (index, child) in mirror.children.enumerated() {
                if index == 0, ObjectGraph.isPlain(child.value) { return }
                visit(child.value, of: holder, way.part(nil))
                if budget < 0 { return }
            }
        case .struct, .enum, .tuple:
            if mirror.displayStyle == .struct, let contract = Self.contract(way.declaredType, of: value) {
                return addService(value, of: holder, way, contract)
            }
            for child in mirror.children { visit(child.value, of: holder, way.part(child.label)) }
        default:
            if type(of: value) is AnyObject.Type { visit(object: value as AnyObject, of: holder, way) }
        }
    }

    /// Adds a structure to the map as a service, because the property that stores it has a protocol as its type. A structure has no
    /// identity, so all values of one type count as one service.
    private mutating func addService(_ value: Any, of holder: Int, _ way: Way, _ contract: String) {
        let type = type(of: value)
        if Self.isForeign(Self.module(of: type)) { return }
        let number =
            map.objects.firstIndex { $0.role == "service" && $0.type == "\(type)" && $0.module == Self.module(of: type) }
            ?? {
                map.objects.append(ObjectMap.Object(id: map.objects.count, role: "service", type: "\(type)", module: Self.module(of: type)))
                return map.objects.count - 1
            }()
        refer(from: holder, to: number, way, contract)
    }

    private mutating func visit(object: AnyObject, of holder: Int, _ way: Way) {
        if let node = object as? DynamicNode { return visit(node, of: holder, way) }
        let contract = way.viewContract ?? Self.contract(way.declaredType, of: object)
        if Self.hasDynamics(object) {
            // The object is a command or a validation. Its dynamics are listed for its owner.
            if numbers[ObjectIdentifier(object)] != nil { return }
            numbers[ObjectIdentifier(object)] = holder
            kept.append(object)
            StoredField.forEach(of: object) { field in
                if !ObjectGraph.isClosure(field.value) { visit(field.value, of: holder, way.part(field.name)) }
            }
            return
        }
        guard let number = number(of: object, contract: contract) else { return }
        if number != holder { refer(from: holder, to: number, way, contract) }
    }

    private mutating func visit(_ node: DynamicNode, of holder: Int, _ way: Way) {
        guard places[ObjectIdentifier(node)] == nil else { return }
        places[ObjectIdentifier(node)] = Place(object: holder, property: way.property)
        kept.append(node)
        map.objects[holder].dynamics.append(node.name ?? way.property)
        if let value = node.lastValue { visit(value, of: holder, way.part(nil)) }
    }

    private mutating func refer(from: Int, to: Int, _ way: Way, _ contract: String?) {
        // The screen's list `owned` may refer to the same object as one of its properties. Show only the property.
        if way.property == "owned", map.references.contains(where: { $0.from == from && $0.to == to }) { return }
        let reference = ObjectMap.Reference(from: from, to: to, property: way.property, strength: way.strength, contract: contract)
        if !map.references.contains(reference) { map.references.append(reference) }
    }

    // MARK: Names

    /// Returns the role of an object that conforms to no role, such as the view model of a small screen. The name of its class says it.
    private static func role(ofClassNamed name: String) -> String {
        let base = name.prefix { $0 != "<" }
        return base.hasSuffix("ViewModel") ? "view model" : base.hasSuffix("Presenter") ? "presenter" : "model"
    }

    /// Returns the protocol that a property has as its type; `nil` if the type is the type of the value or a superclass.
    private static func contract(_ declared: Any.Type?, of value: Any) -> String? {
        guard let declared, !(declared is AnyClass), declared != type(of: value) else { return nil }
        let name = name(ofContract: declared)
        return name == "Any" || name == "AnyObject" ? nil : name
    }

    private static func name(ofContract type: Any.Type) -> String {
        let name = "\(type)"
        return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }

    /// Returns the contract (a protocol) of a presenter's view. The presenter stores the view as `AnyObject`, but the generic class of the
    /// presenter contains the contract in its name.
    private static func viewContract(_ field: StoredField) -> String? {
        guard field.name == "attached", module(of: field.declaringType) == "BelvedereCore" else { return nil }
        let name = "\(field.declaringType)"
        guard name.hasPrefix("Presenter<"), name.hasSuffix(">") else { return nil }
        let contract = name.dropFirst("Presenter<".count).dropLast()
        return contract.hasPrefix("any ") ? String(contract.dropFirst(4)) : String(contract)
    }

    private static func property(_ field: StoredField) -> String {
        viewContract(field) == nil ? field.name : "view"
    }

    private static func module(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
    }

    private static func isForeign(_ module: String) -> Bool {
        ["Swift", "Synchronization", "Dispatch", "Belvedere", "BelvedereBinding", "BelvedereCore"].contains(module)
            || ["Foundation", "_", "("].contains { module.hasPrefix($0) }
    }

    /// Returns whether an object of the bindings, such as a command, contains dynamics that the map should list.
    private static func hasDynamics(_ object: AnyObject) -> Bool {
        let objectClass: AnyClass = type(of: object)
        guard ["BelvedereBinding", "BelvedereCore"].contains(module(of: objectClass)) else { return false }
        let name = "\(objectClass)"
        return ["Command<", "AsyncCommand<", "Validation<", "Signal<", "PagedList<"].contains { name.hasPrefix($0) }
    }
}
