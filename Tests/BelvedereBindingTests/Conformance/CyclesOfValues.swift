import BelvedereBinding
import Testing

/// Tests of derived values that start to depend on themselves. The kit must report them with their names, they must keep their earlier
/// values, and they must work again after the end of the cycle.
@Suite struct CyclesOfValues {
    /// Derived values that each depend on the one before. While `isClosed` is true, the first depends on the last, which closes the ring.
    final class Ring {
        let isClosed = Dynamic(false, name: "isClosed")
        let start = Dynamic(1, name: "start")
        private(set) var values: [Derived<Int>] = []

        init(_ count: Int) {
            values.append(
                Derived(name: "0") { [unowned self] in
                    isClosed.value ? values[count - 1].value + 1 : start.value
                })
            for index in 1..<count {
                let from = values[index - 1]
                values.append(Derived(name: "\(index)") { from.value + 1 })
            }
        }
    }

    private func reports(of body: () -> Void) -> [BindingReport] {
        var reports: [BindingReport] = []
        BindingReport.withHandler({ reports.append($0) }, body)
        return reports
    }

    @Test(arguments: [2, 3, 50], [0, 1])
    func aRingOfBoundValuesIsReportedAndRecovers(count: Int, boundFirst: Int) {
        let ring = Ring(count)
        var seen: [Int] = []
        let last = count - 1
        let token = ring.values[boundFirst == 0 ? 0 : last].bind { seen.append($0) }
        #expect(ring.values[last].value == count)
        let found = reports { ring.isClosed.value = true }
        #expect(found.map(\.code) == ["self-reference"])
        #expect(Set(found.first?.dynamics ?? []) == Set((0..<count).map { "\($0)" }))
        #expect(ring.values.map(\.value) == Array(1...count))
        #expect(seen == [])
        let recovered = reports {
            ring.isClosed.value = false
            ring.start.value = 10
        }
        #expect(recovered == [])
        #expect(ring.values.map(\.value) == Array(10..<(10 + count)))
        #expect(seen == [boundFirst == 0 ? 10 : 9 + count])
        token.cancel()
        for value in ring.values { #expect(!value.hasListeners) }
    }

    @Test(arguments: [false, true])
    func aValueThatKeptWhatItHadIsComputedWhenTheRingIsOpenAgain(isBound: Bool) {
        let gate = Dynamic(4), number = Dynamic(1)
        weak var last: Derived<Int>?
        let first = Derived<Int> { gate.value == 0 ? (last?.value ?? 0) + 1 : gate.value }
        let sum = Derived { number.value + first.value }
        last = sum
        #expect(sum.value == 5)
        let token = isBound ? sum.bind { _ in } : nil
        _ = reports {
            gate.value = 0
            _ = sum.value
            number.value = 4
            _ = sum.value
        }
        // The first value has the same value as before the ring. So it seems to the sum that none of its sources has changed.
        gate.value = 4
        #expect(sum.value == 8)
        withExtendedLifetime(token) {}
    }

    @Test func aRingInTheMiddleOfAChainIsReported() {
        let ring = Ring(3)
        let top = ring.values[2].map { $0 * 10 }
        var seen: [Int] = []
        let token = top.bind { seen.append($0) }
        let found = reports { ring.isClosed.value = true }
        #expect(found.map(\.code) == ["self-reference"])
        ring.start.value = 5
        ring.isClosed.value = false
        #expect(seen == [70])
        withExtendedLifetime(token) {}
    }

    @Test(arguments: [false, true])
    func nothingStaysBehind(isBrokenFirst: Bool) {
        weak var first: Derived<Int>?
        weak var last: Derived<Int>?
        weak var start: Dynamic<Int>?
        do {
            let ring = Ring(3)
            (first, last, start) = (ring.values[0], ring.values[2], ring.start)
            let tokens = ring.values.map { $0.bind { _ in } }
            _ = reports { ring.isClosed.value = true }
            if isBrokenFirst { ring.isClosed.value = false }
            for token in tokens { token.cancel() }
        }
        #expect(first == nil)
        #expect(last == nil)
        #expect(start == nil)
    }

    @Test func aRingThatIsUnboundWhileItIsClosedIsBoundAgain() {
        let ring = Ring(3)
        var token: BindingToken? = ring.values[1].bind { _ in }
        _ = reports { ring.isClosed.value = true }
        token = nil
        ring.isClosed.value = false
        ring.start.value = 7
        var seen: [Int] = []
        token = ring.values[2].bind { seen.append($0) }
        #expect(ring.values[2].value == 9)
        ring.start.value = 8
        #expect(seen == [10])
        withExtendedLifetime(token) {}
    }

    /// While a value is being bound, a change on another thread makes the kit check the value a second time, before its binding exists.
    /// During that check, the value must keep its sources.
    @Test func aRingIsToldOfChangesThoughOtherThreadsChangeValuesWhileItIsBound() {
        let gate = Dynamic(3)
        let isBusyElsewhere = Dynamic(false)
        weak var last: Derived<Int>?
        let first = Derived<Int>(name: "first") { gate.value == 0 ? (last?.value ?? 0) + 1 : gate.value }
        let ways = [first.map { $0 + 1 }, first.map { 1 + $0 }]
        var computations = 0
        let through = Derived<Int>(name: "through") {
            computations += 1
            if isBusyElsewhere.value { OtherThread.changeValue() }
            return ways[computations % 2].value
        }
        last = through
        #expect(through.value == 4)
        var seen: [Int] = []
        var token: BindingToken?
        let found = reports {
            gate.value = 0
            isBusyElsewhere.value = true
            token = through.bind { seen.append($0) }
            isBusyElsewhere.value = false
        }
        #expect(found.map(\.code).contains("self-reference"))
        gate.value = 7
        #expect(seen == [8])
        #expect(through.value == 8)
        token?.cancel()
        #expect(!first.hasListeners && !through.hasListeners)
    }

    /// After the report, the kit continues the evaluation that found the ring. The handler of reports reads values, which moves the data of
    /// that evaluation in memory.
    @Test(arguments: [false, true])
    func aHandlerOfReportsMayReadALongChain(isBound: Bool) {
        SmallStack.run {
            let isClosed = Dynamic(false), number = Dynamic(1), count = Dynamic(0)
            let tens = number.map { $0 * 10 }
            weak var last: DynamicValue<Int>?
            let first = Derived { isClosed.value ? (last?.value ?? 0) + tens.value : tens.value }
            let sum = combine(first, tens) { $0 + $1 }
            last = sum
            var chain: DynamicValue<Int> = count
            for _ in 0..<1_000 { chain = chain.map { $0 + 1 } }
            var found: [Int] = []
            let token = isBound ? first.bind { _ in } : nil
            #expect([first.value, sum.value] == [10, 20])
            #expect(
                reports {
                    isClosed.value = true
                    _ = first.value
                }.map(\.code) == ["self-reference"])
            BindingReport.withHandler({ _ in
                count.value += 1
                found.append(chain.value)
            }) {
                number.value = 2
                _ = first.value
            }
            #expect(found == [1_001])
            isClosed.value = false
            number.value = 3
            #expect([first.value, sum.value] == [30, 60])
            withExtendedLifetime(token) {}
        }
    }
}
