import SwiftFacts

extension Codebase {
    /// The advice for a property that must be weak, with its own name and type. The written code compiles.
    ///
    /// A property can be weak only if its type is a class or a protocol for classes. So the advice names a protocol that is not.
    func adviceToWeaken(_ property: PropertyFact, of type: DeclaredType) -> String {
        let held = heldTypes(of: property, in: type).first
        guard let name = held?.name ?? property.heldNames.last else { return "Make the property `weak`." }
        let line = "Write `weak var \(property.name): \(name)?`"
        guard let held, held.isContract, !isOnlyForClasses(held) else { return line + "." }
        return line + ", and declare `protocol \(held.name): AnyObject`."
    }

    /// The changes that make a property weak. Empty if a value type conforms to its protocol, because such a protocol cannot be limited to
    /// classes.
    func repairs(weakening property: PropertyFact, of type: DeclaredType) -> [Repair] {
        let own = Repair(.weaken, path: fileDeclaring(property, of: type).path, position: property.position)
        guard let held = heldTypes(of: property, in: type).first, held.isContract, !isOnlyForClasses(held) else { return [own] }
        let isOfValues = types.contains { other in
            [.struct, .enum].contains(other.fact.kind) && ancestors(of: other).contains { $0.number == held.number }
        }
        return isOfValues ? [] : [own, Repair(.restrictToClasses, path: file(of: held).path, position: held.fact.position)]
    }

    private func isOnlyForClasses(_ contract: DeclaredType) -> Bool {
        let marks: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "Actor"]
        let all = [contract] + ancestors(of: contract)
        return all.contains { type in
            type.fact.kind == .class || type.fact.attributes.contains { $0.hasPrefix("objc") }
                || type.fact.inherits.map(\.text).contains { marks.contains($0) || RoleTable.isInterfaceClass($0) }
        }
    }
}
