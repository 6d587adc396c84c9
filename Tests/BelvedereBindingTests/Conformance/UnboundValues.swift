import BelvedereBinding
import Testing

/// Tests of derived values that are read without a binding. The kit caches their values, and only the code that created them owns them.
@Suite struct UnboundValues {
    final class Holder {
        var current: Dynamic<Int>?
        init(_ current: Dynamic<Int>) { self.current = current }
    }

    @Test func anUnboundValueIsComputedOnceForEachChangeOfWhatItRead() {
        let source = Dynamic(1)
        let other = Dynamic(1)
        var runs = [0, 0]
        let mapped = source.map { value in
            runs[0] += 1
            return value * 2
        }
        let watched = Derived { () -> Int in
            runs[1] += 1
            return mapped.value + 1
        }
        for _ in 0..<10 { #expect(watched.value == 3) }
        #expect(runs == [1, 1])
        other.value = 2
        _ = other.map { $0 }.value
        other.value = 3
        for _ in 0..<10 { #expect(watched.value == 3) }
        #expect(runs == [1, 1])
        source.value = 2
        for _ in 0..<10 { #expect(watched.value == 5) }
        #expect(runs == [2, 2])
    }

    @Test func aValueThatComesOutTheSameIsNotPassedOn() {
        let source = Dynamic(1)
        var runs = 0
        let isOdd = Derived { source.value % 2 == 1 }
        let text = Derived { () -> String in
            runs += 1
            return isOdd.value ? "odd" : "even"
        }
        #expect(text.value == "odd")
        source.value = 3
        #expect(text.value == "odd")
        #expect(runs == 1)
    }

    @Test(arguments: [6, 24])
    func unboundDiamondsInARowAreComputedOnceEach(count: Int) {
        let source = Dynamic(1)
        var runs = 0
        var last: DynamicValue<Int> = source
        for _ in 0..<count {
            let from = last
            let left = Derived { () -> Int in
                runs += 1
                return from.value &+ 1
            }
            let right = from.map { value in
                runs += 1
                return value &+ 2
            }
            last = Derived { () -> Int in
                runs += 1
                return left.value &+ right.value
            }
        }
        _ = last.value
        #expect(runs == 3 * count)
        _ = last.value
        #expect(runs == 3 * count)
        source.value = 2
        _ = last.value
        #expect(runs == 6 * count)
    }

    @Test func layersOfCrossedValuesAreComputedOnceEach() {
        var layer: [DynamicValue<Int>] = (0..<4).map { Dynamic($0) }
        let first = layer[0] as? Dynamic<Int>
        var runs = 0
        for _ in 0..<40 {
            let below = layer
            layer = [
                Derived {
                    runs += 1
                    return below[1].value
                },
                Derived {
                    runs += 1
                    return below[0].value &- below[2].value
                },
                Derived {
                    runs += 1
                    return below[1].value &+ below[3].value
                },
                Derived {
                    runs += 1
                    return below[2].value
                },
            ]
        }
        for node in layer { _ = node.value }
        #expect(runs == 160)
        first?.value = 100
        for node in layer { _ = node.value }
        #expect(runs <= 320)
    }

    @Test func anUnboundValueOwnsNothingThatItHasRead() {
        weak var gone: Dynamic<Int>?
        let holder: Holder
        let derived: Derived<Int>
        do {
            let number = Dynamic(1)
            gone = number
            let made = Holder(number)
            holder = made
            derived = Derived { made.current?.value ?? 0 }
        }
        #expect(derived.value == 1)
        holder.current = nil
        #expect(gone == nil)
        #expect(derived.value == 1)
    }

    @Test func aValueMadeInsideAComputationIsStillFollowed() {
        let source = Dynamic(1)
        let other = Dynamic(1)
        let derived = Derived { source.map { $0 * 10 }.value + other.value }
        #expect(derived.value == 11)
        source.value = 2
        #expect(derived.value == 21)
        other.value = 2
        #expect(derived.value == 22)
        var seen: [Int] = []
        let token = derived.bind { seen.append($0) }
        source.value = 3
        other.value = 3
        #expect(seen == [32, 33])
        token.cancel()
        source.value = 4
        #expect(derived.value == 43)
    }

    @Test func aValueThatIsBoundAndUnboundStaysCached() {
        let source = Dynamic(1)
        var runs = 0
        let derived = Derived { () -> Int in
            runs += 1
            return source.value
        }
        let top = derived.map { $0 + 1 }
        #expect(top.value == 2)
        for _ in 0..<5 { top.bind { _ in }.cancel() }
        #expect(top.value == 2)
        #expect(runs == 1)
        let token = top.bind { _ in }
        source.value = 2
        #expect(runs == 2)
        token.cancel()
        #expect(top.value == 3)
        #expect(runs == 2)
        source.value = 3
        #expect(top.value == 4)
        #expect(runs == 3)
    }

    @Test func anUnboundValueFollowsOneThatIsBound() {
        let source = Dynamic(1)
        let bound = source.map { $0 * 2 }
        var seen: [Int] = []
        let unbound = bound.map { $0 + 1 }
        let token = bound.bind { _ in seen.append(unbound.value) }
        #expect(unbound.value == 3)
        source.value = 2
        #expect(unbound.value == 5)
        transaction {
            source.value = 3
            #expect(unbound.value == 7)
        }
        #expect(seen == [5, 7])
        withExtendedLifetime(token) {}
    }

    @Test func anUnboundValueGoesAtOnce() {
        let source = Dynamic(1)
        weak var gone: Derived<Int>?
        do {
            let derived = Derived { source.value + 1 }
            gone = derived
            #expect(derived.value == 2)
        }
        #expect(gone == nil)
    }
}
