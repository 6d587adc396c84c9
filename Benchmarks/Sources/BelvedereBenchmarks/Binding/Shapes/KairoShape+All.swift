import BelvedereBinding

extension KairoShape {
    static var all: [KairoShape] {
        [
            KairoShape(name: "kairo avoidable: one iteration", goal: 88, makeDerived: avoidable),
            KairoShape(
                name: "kairo broad: one iteration", goal: 180, makeDerived: broad, makeClosures: broadClosures,
                makeOpenCombine: broadOpenCombine
            ),
            KairoShape(
                name: "kairo deep: one iteration", goal: 70, makeDerived: deep, makeClosures: deepClosures, makeOpenCombine: deepOpenCombine
            ),
            KairoShape(name: "kairo diamond: one iteration", goal: 118, makeDerived: diamond, makeClosures: diamondClosures),
            KairoShape(name: "kairo mux: one iteration", goal: 102, makeDerived: mux),
            KairoShape(name: "kairo repeated: one iteration", goal: 30, makeDerived: repeated),
            KairoShape(name: "kairo triangle: one iteration", goal: 75, makeDerived: triangle),
            KairoShape(name: "kairo unstable: one iteration", goal: 36, makeDerived: unstable),
        ]
    }

    /// Takes some time and has no result. It stands for the code of an app's developer.
    @inline(never)
    private static func work(_ sink: Sink) {
        for step in 0..<100 { sink.total &+= step }
    }

    /// The second value of the chain never changes, so the values after it need not be computed again.
    private static func avoidable() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        let first = Derived { head.value }
        let second = Derived { () -> Int in
            _ = first.value
            return 0
        }
        let third = Derived { () -> Int in
            work(sink)
            return second.value &+ 1
        }
        let fourth = Derived { third.value &+ 2 }
        let fifth = Derived { fourth.value &+ 3 }
        let token = fifth.bindAndFire { _ in work(sink) }
        return Graph(
            iterate: sets(0..<1000, { head.value = $0 }, { fifth.value }, expected: { _ in 6 }),
            kept: [token]
        )
    }

    /// Fifty pairs of values computed from one source, each with a listener.
    private static func broad() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        var tokens: [BindingToken] = []
        var last: DynamicValue<Int> = head
        for number in 0..<50 {
            let first = Derived { head.value &+ number }
            let second = Derived { first.value &+ 1 }
            tokens.append(second.bindAndFire { sink.total &+= $0 })
            last = second
        }
        let end = last
        return Graph(
            iterate: sets(0..<50, { head.value = $0 }, { end.value }, expected: { $0 + 50 }),
            kept: tokens
        )
    }

    /// Fifty values, each computed from the one before.
    private static func deep() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        var last: DynamicValue<Int> = head
        for _ in 0..<50 {
            let source = last
            last = Derived { source.value &+ 1 }
        }
        let end = last
        let token = end.bindAndFire { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<50, { head.value = $0 }, { end.value }, expected: { $0 + 50 }),
            kept: [token]
        )
    }

    /// Five values computed from one source, and their sum.
    private static func diamond() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        let sides = (0..<5).map { _ in Derived { head.value &+ 1 } }
        let sum = Derived { () -> Int in
            var sum = 0
            for side in sides { sum &+= side.value }
            return sum
        }
        let token = sum.bindAndFire { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<500, { head.value = $0 }, { sum.value }, expected: { ($0 + 1) * 5 }),
            kept: [token]
        )
    }

    /// A hundred sources that are joined into one value. A hundred pairs of values are computed from it, each with a listener.
    private static func mux() -> Graph {
        let heads = (0..<100).map { _ in Dynamic(0) }
        let sink = Sink()
        let all = Derived { heads.map { $0.value } }
        let ends = heads.indices.map { index -> Derived<Int> in
            let one = Derived { all.value[index] }
            return Derived { one.value &+ 1 }
        }
        let tokens = ends.map { $0.bindAndFire { sink.total &+= $0 } }
        return Graph(
            iterate: {
                var wrong = 0
                for factor in 1...2 {
                    for index in 0..<10 {
                        heads[index].value = index * factor
                        if ends[index].value != index * factor + 1 { wrong += 1 }
                    }
                }
                return wrong
            },
            kept: tokens
        )
    }

    /// One value that reads its source thirty times.
    private static func repeated() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        let sum = Derived { () -> Int in
            var sum = 0
            for _ in 0..<30 { sum &+= head.value }
            return sum
        }
        let token = sum.bindAndFire { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<100, { head.value = $0 }, { sum.value }, expected: { $0 * 30 }),
            kept: [token]
        )
    }

    /// A chain of ten values, and their sum.
    private static func triangle() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        var chain: [DynamicValue<Int>] = [head]
        for _ in 1..<10 {
            let source = chain[chain.count - 1]
            chain.append(Derived { source.value &+ 1 })
        }
        let summands = chain
        let sum = Derived { () -> Int in
            var sum = 0
            for summand in summands { sum &+= summand.value }
            return sum
        }
        let token = sum.bindAndFire { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<100, { head.value = $0 }, { sum.value }, expected: { $0 * 10 + 45 }),
            kept: [token]
        )
    }

    /// A value that reads sometimes one and sometimes another source.
    private static func unstable() -> Graph {
        let head = Dynamic(0)
        let sink = Sink()
        let double = Derived { head.value &* 2 }
        let inverse = Derived { 0 &- head.value }
        let sum = Derived { () -> Int in
            var sum = 0
            for _ in 0..<20 { sum &+= head.value & 1 == 1 ? double.value : inverse.value }
            return sum
        }
        let token = sum.bindAndFire { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<100, { head.value = $0 }, { sum.value }, expected: { $0 % 2 == 1 ? $0 * 40 : $0 * -20 }),
            kept: [token]
        )
    }
}
