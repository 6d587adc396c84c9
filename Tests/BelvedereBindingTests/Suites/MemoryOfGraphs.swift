import BelvedereBinding
import TestSupport
import Testing

/// Tests that bindings and computations do not keep objects alive longer than necessary.
@Suite struct MemoryOfGraphs {
    final class Model {
        let number = Dynamic(1)
    }

    @Test(arguments: Form.allCases)
    func aValueThatWasReadAndIsNotBoundGoesWithItsLastReference(form: Form) {
        let source = Dynamic(1)
        weak var middle: DynamicValue<Int>?
        weak var end: DynamicValue<Int>?
        do {
            let first = form.map(source) { $0 + 1 }
            let second = form.map(first) { $0 + 1 }
            _ = second.value
            source.value = 2
            _ = second.value
            middle = first
            end = second
        }
        #expect(middle == nil)
        #expect(end == nil)
        source.value = 3
        #expect(source.value == 3)
    }

    @Test(arguments: Form.allCases)
    func aGraphGoesWithItsLastBinding(form: Form) {
        let source = Dynamic(1)
        weak var first: DynamicValue<Int>?
        weak var last: DynamicValue<Int>?
        var token: BindingToken?
        do {
            let made = form.map(source) { $0 + 1 }
            let end = form.diamonds(5, from: made) {}
            first = made
            last = end
            token = end.bind { _ in }
        }
        source.value = 2
        #expect(first != nil)
        #expect(last != nil)
        token?.cancel()
        #expect(last == nil)
        #expect(first == nil)
    }

    @Test func aSourceThatAnUnboundValueHasReadCanGo() {
        final class Holder { var current: Model? = Model() }
        let holder = Holder()
        let number = Derived { holder.current?.number.value ?? 0 }
        #expect(number.value == 1)
        weak let model = holder.current
        holder.current = nil
        #expect(model == nil)
    }

    @Test func aSourceThatABoundValueDoesNotReadAnyMoreCanGo() {
        let selection = Dynamic<Model?>(Model())
        let number = Derived { selection.value?.number.value ?? 0 }
        let token = number.bind { _ in }
        weak var model = selection.value
        #expect(model != nil)
        selection.value = Model()
        #expect(model == nil)
        model = selection.value
        selection.value = nil
        #expect(model == nil)
        #expect(number.value == 0)
        withExtendedLifetime(token) {}
    }

    @Test func aValueDoesNotKeepTheResultsItHadBefore() {
        let source = Dynamic(1)
        let model = source.map { _ in Model() }
        weak let first = model.value
        #expect(first != nil)
        source.value = 2
        _ = model.value
        #expect(first == nil)
    }

    @Test func aSetBackDoesNotKeepTheValueFromBeforeTheTransaction() {
        final class Content: Equatable {
            static func == (left: Content, right: Content) -> Bool { left === right }
        }
        let source = Dynamic(Content())
        let token = source.bind { _ in }
        weak let before = source.value
        transaction { source.value = Content() }
        #expect(before == nil)
        withExtendedLifetime(token) {}
    }

    @Test func listsThatFollowGoWithTheirLastReferenceAndTheirLastBinding() {
        let rows = DynamicList([3, 1, 2])
        weak var sorted: DerivedList<Int>?
        weak var filtered: DerivedList<Int>?
        var token: BindingToken?
        do {
            let even = rows.filter { $0 % 2 == 0 }
            let order = even.sorted(by: <)
            filtered = even
            sorted = order
            token = order.bind { _ in }
        }
        rows.append(4)
        #expect(sorted != nil)
        token = nil
        #expect(sorted == nil)
        #expect(filtered == nil)
        #expect(token == nil)
        rows.append(5)
        #expect(rows.count == 5)
    }

    // Not with AddressSanitizer, which is used to count steps, because it delays the release of memory.
    @Test(.enabled(if: !StepCount.countsEverything))
    func readingWhatNobodyIsBoundToTakesNoMemory() async {
        let result = await #expect(processExitsWith: .success) {
            let source = Dynamic(0)
            let end = Form.closure.diamonds(3, from: source) {}
            let reads = Seed.isSoak ? 10_000_000 : 300_000
            func read(_ count: Int) {
                for number in 0..<count {
                    if number % 10 == 0 { source.value &+= 1 }
                    _ = end.value
                    // A derived value that is created, reads existing values and is released immediately.
                    if number % 10 == 5 { _ = Derived { end.value &+ source.value }.value }
                }
            }
            read(10_000)
            let before = ProcessMemory.residentBytes ?? 0
            read(reads)
            let after = ProcessMemory.residentBytes ?? 0
            precondition(after - before < 2_000_000, "The reads took \(after - before) bytes.")
        }
        #expect(result != nil)
    }
}
