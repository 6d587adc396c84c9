import BelvedereBinding
import Repeatable
import TestSupport

/// A random mixture of dynamics, derived values, lists, owners and bindings. Each can change at any moment, even while a listener or a
/// computation runs.
final class FuzzedWorld {
    final class Owner {
        var total = 0
    }

    final class BagOwner: BindingOwner {
        let bindings = BindingBag()
        var total = 0
    }

    private var numbers: SplitMix64
    private var sources: [Dynamic<Int>] = []
    private var lists: [DynamicList<Int>] = []
    private var derivedLists: [DynamicListValue<Int>] = []
    /// The derived values, each with a closure that computes its expected result without the kit's caching.
    private var derived: [(value: DynamicValue<Int>, naive: () -> Int)] = []
    private var owners: [Owner] = []
    private var bagOwners: [BagOwner] = []
    private var tokens: [BindingToken] = []
    /// The number of actions that listeners may still do in the current step.
    private var budget = 0

    init(_ numbers: SplitMix64) {
        self.numbers = numbers
        for _ in 0..<4 { sources.append(Dynamic(self.numbers.below(5))) }
        lists.append(DynamicList([1, 2, 3]))
    }

    /// Does one random action, such as assigning a value or ending a binding.
    ///
    /// - Returns: Whether all remaining derived values equal their expected results.
    func step() -> Bool {
        budget = 30
        act()
        return derived.allSatisfy { $0.value.value == $0.naive() }
    }

    /// Called by every listener. Sometimes does a further random action.
    private func answer() {
        guard budget > 0, numbers.below(2) == 0 else { return }
        budget -= 1
        act()
    }

    private func act() {
        switch numbers.below(22) {
        case 0, 1, 2, 3: if let source = any(sources) { source.value = numbers.below(5) }
        case 4:
            transaction {
                for _ in 0..<1 + numbers.below(5) { act() }
            }
        case 5: sources.append(Dynamic(numbers.below(5)))
        case 6: drop(&sources, keeping: 2)
        case 7, 8: addDerived()
        case 9: drop(&derived, keeping: 0)
        case 10, 11, 12: bindSomething()
        case 13, 14: drop(&tokens, keeping: 0)
        case 15: tokens.removeAll()
        case 16: drop(&owners, keeping: 0)
        case 17: numbers.below(2) == 0 ? drop(&bagOwners, keeping: 0) : (any(bagOwners)?.bindings.end() ?? ())
        case 18: if let value = any(derived) { _ = value.value.value }
        case 19, 20: editList()
        default: addOrDropList()
        }
    }

    private func any<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[numbers.below(elements.count)]
    }

    private func drop<Element>(_ elements: inout [Element], keeping least: Int) {
        guard elements.count > least else { return }
        // Releasing an element can run a listener, which calls this object again. So release it only after it has been removed from the
        // array.
        let dropped = elements.remove(at: numbers.below(elements.count))
        withExtendedLifetime(dropped) {}
    }

    /// Adds a derived value. Some closures have strong references to their sources, and others have weak ones.
    private func addDerived() {
        guard derived.count < 25, let first = any(sources), let second = any(sources) else { return }
        let before = any(derived)
        switch numbers.below(4) {
        case 0:
            let value = first.map { $0 &+ 1 }
            derived.append((value, { first.value &+ 1 }))
        case 1:
            let value = combine(first, second) { $0 &* 3 &+ $1 }
            derived.append((value, { first.value &* 3 &+ second.value }))
        case 2:
            let value = Derived { [weak first] in (first?.value ?? -1) &+ second.value }
            // If the weak source is released, that is no change, so the value is not computed again. Therefore the expected result is the
            // value itself.
            derived.append((value, { value.value }))
        default:
            guard let before else { return }
            let value = Derived { first.value % 2 == 0 ? before.value.value &+ 1 : second.value }
            derived.append((value, { first.value % 2 == 0 ? before.naive() &+ 1 : second.value }))
        }
    }

    private func bindSomething() {
        guard tokens.count < 40 else { return tokens.removeFirst(20) }
        let values: [DynamicValue<Int>] = sources + derived.map(\.value)
        guard let value = any(values) else { return }
        switch numbers.below(5) {
        case 0: tokens.append(value.bind { [unowned self] _ in answer() })
        case 1: tokens.append(value.bindAndFire { [unowned self] _ in answer() })
        case 2:
            let owner = any(owners) ?? Owner()
            if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
            value.bind(to: owner) { [unowned self] owner, number in
                owner.total &+= number
                answer()
            }
        case 3:
            let owner = any(bagOwners) ?? BagOwner()
            if !bagOwners.contains(where: { $0 === owner }) { bagOwners.append(owner) }
            value.bind(to: owner) { [unowned self] owner, number in
                owner.total &+= number
                answer()
            }
        default:
            guard let list = any(derivedLists + lists) else { return }
            tokens.append(list.bind { [unowned self] _ in answer() })
        }
    }

    private func editList() {
        guard let list = any(lists) else { return }
        switch numbers.below(list.count == 0 ? 2 : 6) {
        case 0: list.append(numbers.below(9))
        case 1: list.insert(numbers.below(9), at: numbers.below(list.count + 1))
        case 2: list.remove(at: numbers.below(list.count))
        case 3: list[numbers.below(list.count)] = numbers.below(9)
        case 4: list.assign((0..<numbers.below(8)).map { _ in numbers.below(9) })
        default: list.move(from: numbers.below(list.count), to: numbers.below(list.count))
        }
    }

    private func addOrDropList() {
        guard derivedLists.count < 8, let list = any(lists) else { return drop(&derivedLists, keeping: 0) }
        switch numbers.below(6) {
        case 0: lists.append(DynamicList((0..<numbers.below(5)).map { _ in numbers.below(9) }))
        case 1: drop(&lists, keeping: 1)
        case 2: derivedLists.append(list.map { $0 &+ 1 })
        case 3: derivedLists.append(list.sorted(by: <))
        case 4:
            guard let limit = any(sources) else { return }
            derivedLists.append(list.filter(by: limit) { $0 > $1 })
        default:
            guard derived.count < 25 else { return }
            let count = list.counted
            derived.append((count, { list.count }))
        }
    }
}
