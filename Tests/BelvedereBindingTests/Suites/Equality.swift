import BelvedereBinding
import Testing

/// Tests of the rule when a new value counts as a change.
@Suite struct Equality {
    /// A value that equals every other value with the same key, even if the rest differs.
    struct Keyed: Equatable {
        let key: Int
        let note: String
        static func == (left: Keyed, right: Keyed) -> Bool { left.key == right.key }
    }

    @Test(arguments: Form.allCases)
    func anEqualResultIsNotTold(form: Form) {
        let source = Dynamic(1)
        let sign = form.map(source) { $0.signum() }
        var seen: [Int] = []
        let token = sign.bind { seen.append($0) }
        source.value = 2
        source.value = -2
        source.value = -3
        source.value = 0
        #expect(seen == [-1, 0])
        withExtendedLifetime(token) {}
    }

    @Test func theEqualityOfTheTypeDecides() {
        let source = Dynamic(Keyed(key: 1, note: "a"))
        let mapped = source.map { Keyed(key: $0.key / 10, note: $0.note) }
        var seen: [String] = []
        let tokens = [source.bind { seen.append("source \($0.note)") }, mapped.bind { seen.append("mapped \($0.note)") }]
        source.value = Keyed(key: 1, note: "b")
        #expect(seen == [])
        source.value = Keyed(key: 2, note: "c")
        #expect(seen == ["source c"])
        source.value = Keyed(key: 20, note: "d")
        #expect(seen == ["source c", "source d", "mapped d"])
        withExtendedLifetime(tokens) {}
    }

    @Test func everySetOfANumberThatDoesNotEqualItselfIsAChange() {
        let number = Dynamic(Double.nan)
        var calls = 0
        let token = number.bind { _ in calls += 1 }
        number.value = .nan
        number.value = .nan
        #expect(calls == 2)
        withExtendedLifetime(token) {}
    }

    @Test func zeroAndMinusZeroAreEqual() {
        let number = Dynamic(0.0)
        var calls = 0
        let token = number.bind { _ in calls += 1 }
        number.value = -0.0
        #expect(calls == 0)
        withExtendedLifetime(token) {}
    }

    @Test func aDerivedValueThatCannotBeComparedIsToldWheneverItWasComputed() {
        struct Opaque { let number: Int }
        let source = Dynamic(1)
        let opaque = Derived { Opaque(number: source.value % 2) }
        let behind = opaque.map { Opaque(number: $0.number) }
        var calls = 0
        let token = behind.bind { _ in calls += 1 }
        source.value = 3
        source.value = 5
        #expect(calls == 2)
        withExtendedLifetime(token) {}
    }

    @Test func objectsAreNotComparedUnlessTheyCanBe() {
        final class Contact {}
        let contact = Contact()
        let selection = Dynamic(contact)
        var calls = 0
        let token = selection.bind { _ in calls += 1 }
        selection.value = contact
        #expect(calls == 1)
        withExtendedLifetime(token) {}
    }

    @Test func comparisonsAreMadeOncePerComputation() {
        struct Counted: Equatable {
            let number: Int
            let count: (Int) -> Void
            static func == (left: Counted, right: Counted) -> Bool {
                left.count(1)
                return left.number == right.number
            }
        }
        var comparisons = 0
        let source = Dynamic(1)
        let counted = source.map { value in Counted(number: value / 10) { comparisons += $0 } }
        let token = counted.bind { _ in }
        source.value = 2
        #expect(comparisons == 1)
        _ = counted.value
        _ = counted.value
        #expect(comparisons == 1)
        withExtendedLifetime(token) {}
    }
}
