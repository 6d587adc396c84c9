import BelvedereBinding
import TestSupport
import Testing

/// Tests that no operation needs more stack for a deeper graph. Each test runs on a thread with a stack of 512 KB.
@Suite struct Depth {
    private static let depth = Seed.isSoak ? 1_000_000 : 20_000

    private static func chain(_ form: Form, from source: DynamicValue<Int>) -> DynamicValue<Int> {
        var last = source
        for _ in 0..<depth {
            last = form.map(last) { $0 &+ 1 }
            // A closure that reads a value which was never computed must run that computation within itself. So read each value when it is
            // added, before the chain is deep.
            if form == .closure { _ = last.value }
        }
        return last
    }

    @Test(arguments: Form.allCases)
    func aChainCanBeBoundSetReadUnboundAndReleased(form: Form) {
        let seen = SmallStack.result { () -> [Int] in
            let source = Dynamic(0)
            var last: DynamicValue<Int>? = Self.chain(form, from: source)
            var seen: [Int] = []
            var token = last?.bindAndFire { seen.append($0) }
            source.value = 1
            seen.append(last?.value ?? -1)
            token?.cancel()
            source.value = 2
            seen.append(last?.value ?? -1)
            token = last?.bind { seen.append($0) }
            source.value = 3
            last = nil
            token = nil
            source.value = 4
            return seen
        }
        let depth = Self.depth
        #expect(seen == [depth, depth + 1, depth + 1, depth + 2, depth + 3])
    }

    @Test(arguments: Form.allCases)
    func aChainThatNobodyIsBoundToCanBeReadAgainAndAgain(form: Form) {
        let read = SmallStack.result { () -> [Int] in
            let source = Dynamic(0)
            let last = Self.chain(form, from: source)
            var read = [last.value]
            source.value = 1
            read.append(last.value)
            transaction { source.value = 2 }
            read.append(last.value)
            return read
        }
        #expect(read == [Self.depth, Self.depth + 1, Self.depth + 2])
    }

    @Test(arguments: Form.allCases)
    func aChainGoesInsideATransactionAndInsideAListener(form: Form) {
        let calls = SmallStack.result { () -> Int in
            let source = Dynamic(0)
            var calls = 0
            var token: BindingToken? = Self.chain(form, from: source).bind { _ in calls += 1 }
            transaction {
                source.value = 1
                token = nil
            }
            let ending = source.bind { _ in token = nil }
            token = Self.chain(form, from: source).bind { _ in calls += 1 }
            source.value = 2
            withExtendedLifetime((ending, token)) {}
            return calls
        }
        #expect(calls == 0)
    }

    @Test func diamondsInARowCanBeAsDeep() {
        let values = SmallStack.result { () -> [Int] in
            let source = Dynamic(1)
            let end = Form.named.diamonds(Self.depth / 3, from: source) {}
            var values = [end.value]
            let token = end.bind { values.append($0) }
            source.value = 2
            values.append(end.value)
            withExtendedLifetime(token) {}
            return values
        }
        var expected = [1, 2]
        for _ in 0..<Self.depth / 3 { expected = expected.map { (($0 + 1) % 1009 + ($0 * 2) % 1009) % 1009 } }
        #expect(values == [expected[0], expected[1], expected[1]] || expected[0] == expected[1])
    }

    @Test func aChainOfListsCanBeAsDeep() {
        let depth = Self.depth / 10
        let sums = SmallStack.result { () -> [Int] in
            let rows = DynamicList([1])
            var last: DynamicListValue<Int> = rows
            for _ in 0..<depth { last = last.map { $0 &+ 1 } }
            var sums = [last.elements.reduce(0, +)]
            let token = last.bind { _ in sums.append(last.elements.reduce(0, +)) }
            rows.append(2)
            token.cancel()
            rows.append(3)
            sums.append(last.elements.reduce(0, +))
            return sums
        }
        #expect(sums == [1 + depth, 3 + 2 * depth, 6 + 3 * depth])
    }

    @Test func closuresThatHaveToRunInsideEachOtherAreReportedWithNamesBeforeTheStackIsFull() {
        let found = SmallStack.result { () -> [BindingReport] in
            let source = Dynamic(0, name: "source")
            var last: DynamicValue<Int> = source
            for index in 0..<Self.depth {
                let from = last
                last = Derived(name: "step \(index)") { from.value &+ 1 }
            }
            let end = last
            return reports { _ = end.value }
        }
        #expect(found?.isEmpty == false)
        #expect(found?.first?.dynamics.contains { $0.hasPrefix("step ") } == true)
    }

    /// In a debug build under ThreadSanitizer, each closure that runs inside another needs more than 4 kB of the stack of 512 kB. So only a
    /// small depth is tested.
    @Test func closuresThatRunInsideEachOtherToAModestDepthAreComputed() {
        let value = SmallStack.result { () -> Int in
            let source = Dynamic(0)
            var last: DynamicValue<Int> = source
            for _ in 0..<50 {
                let from = last
                last = Derived { from.value &+ 1 }
            }
            return last.value
        }
        #expect(value == 50)
    }
}
