import Testing

@testable import BelvedereCore

/// Tests of the information about stored properties that reflection and the Swift runtime give.
struct StoredFieldTests {
    private class Base {
        weak var parent: Base?
        let number = 3

        // The initialiser is written here, because if all code is on the main actor by default, the compiler's own initialiser has another
        // isolation.
        init() {}
    }

    private final class Child: Base {
        var strong: Base?
        unowned var owner: Base
        lazy var late = Base()
        let closure: () -> Void = {}
        weak var anything: AnyObject?

        init(owner: Base) { self.owner = owner }
    }

    private func fields(of object: AnyObject) -> [String: StoredField.Strength] {
        var found: [String: StoredField.Strength] = [:]
        StoredField.forEach(of: object) { found[$0.name] = $0.strength }
        return found
    }

    @Test func weakPropertiesAreToldFromStrongOnes() {
        let owner = Base(), child = Child(owner: owner)
        let found = fields(of: child)
        #expect(found["parent"] == .weak && found["anything"] == .weak)
        #expect(found["strong"] == .strong && found["number"] == .strong && found["closure"] == .strong)
    }

    @Test func aLazyPropertyGoesByItsName() {
        let owner = Base(), child = Child(owner: owner)
        _ = child.late
        #expect(fields(of: child)["late"] == .strong)
    }

    @Test func anUnownedPropertyIsNotTouchedEvenWhereItsObjectHasGone() {
        var owner: Base? = Base()
        let child = Child(owner: owner.unsafelyUnwrapped)
        owner = nil
        #expect(fields(of: child)["owner"] == nil)
    }

    @Test func theDeclaredTypeIsThatOfTheSource() {
        let owner = Base(), child = Child(owner: owner)
        child.strong = child
        var types: [String: String] = [:]
        StoredField.forEach(of: child) { types[$0.name] = $0.declaredType.map { "\($0)" } }
        #expect(types["strong"] == "Optional<Base>")
        #expect(types["number"] == "Int")
    }
}
