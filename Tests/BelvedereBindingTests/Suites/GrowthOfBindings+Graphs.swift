import BelvedereBinding
import Repeatable
import TestSupport

extension GrowthOfBindings {
    /// A derived value that is the sum of many others.
    private static func sum(_ sources: [DynamicValue<Int>]) -> Derived<Int> {
        Derived { sources.reduce(0) { $0 &+ $1.value } }
    }

    private static func chain(_ size: Int, _ form: Form, from source: DynamicValue<Int>) -> DynamicValue<Int> {
        var last = source
        for _ in 0..<size {
            last = form.map(last) { $0 &+ 1 }
            _ = last.value
        }
        return last
    }

    static let graphs =
        Form.allCases.flatMap { form in
            [
                Operation("bind and unbind a chain, \(form)") { size in
                    let end = chain(size, form, from: Dynamic(0))
                    return { end.bind { _ in }.cancel() }
                },
                Operation("set a chain, \(form)") { size in
                    let source = Dynamic(0)
                    let token = chain(size, form, from: source).bind { _ in }
                    return {
                        source.value = 1
                        withExtendedLifetime(token) {}
                    }
                },
                Operation("read an unbound chain, \(form)") { size in
                    let source = Dynamic(0)
                    let end = chain(size, form, from: source)
                    return {
                        source.value = 1
                        _ = end.value
                        _ = end.value
                    }
                },
                Operation("release a chain, \(form)") { size in
                    let source = Dynamic(0)
                    var end: DynamicValue<Int>? = chain(size, form, from: source)
                    return {
                        end = nil
                        source.value = 1
                        withExtendedLifetime(end) {}
                    }
                },
                Operation("first read of unbound diamonds, \(form)") { size in
                    // A closure that was never computed runs inside the closure that reads it. To avoid a deep stack, the rows are short.
                    let ends = (0..<size / 30).map { _ in form.diamonds(10, from: Dynamic(1)) {} }
                    return { for end in ends { _ = end.value } }
                },
                Operation("fan out, \(form)") { size in
                    let source = Dynamic(0)
                    let tokens = (0..<size).map { index in form.map(source) { $0 &+ index }.bind { _ in } }
                    return {
                        source.value = 1
                        withExtendedLifetime(tokens) {}
                    }
                },
                Operation("end a fan out, \(form)") { size in
                    let source = Dynamic(0)
                    var tokens = (0..<size).map { index in form.map(source) { $0 &+ index }.bind { _ in } }
                    return {
                        tokens = []
                        source.value = 1
                        withExtendedLifetime(tokens) {}
                    }
                },
                Operation("fan in, \(form)") { size in
                    let sources = (0..<size).map { Dynamic($0) }
                    let token = form.join(sources) { $0.reduce(0, &+) }.bind { _ in }
                    return {
                        transaction { for source in sources { source.value &+= 1 } }
                        withExtendedLifetime(token) {}
                    }
                },
                Operation("a ladder, \(form)") { size in
                    let source = Dynamic(1)
                    var rungs: [DynamicValue<Int>] = [source, form.map(source) { $0 }]
                    for index in 2..<size {
                        rungs.append(form.join([rungs[index - 1], rungs[index - 2]]) { ($0[0] &+ $0[1]) % 1009 })
                        _ = rungs[index].value
                    }
                    let token = rungs[size - 1].bind { _ in }
                    return {
                        source.value = 2
                        withExtendedLifetime(token) {}
                    }
                },
            ]
        } + [
            Operation("read as many sources in another order") { size in
                let sources = (0..<size).map { Dynamic($0) }
                let isReversed = Dynamic(false)
                let sum = Derived { () -> Int in
                    let order = isReversed.value ? Array(sources.reversed()) : sources
                    return order.reduce(0) { $0 &+ $1.value }
                }
                let token = sum.bind { _ in }
                return {
                    isReversed.value = true
                    withExtendedLifetime(token) {}
                }
            },
            Operation("read as many sources shuffled") { size in
                let sources = (0..<size).map { Dynamic($0) }
                var numbers = SplitMix64(seed: 1)
                let shuffled = sources.shuffled(using: &numbers)
                let isShuffled = Dynamic(false)
                let sum = Derived { (isShuffled.value ? shuffled : sources).reduce(0) { $0 &+ $1.value } }
                let token = sum.bind { _ in }
                return {
                    isShuffled.value = true
                    isShuffled.value = false
                    withExtendedLifetime(token) {}
                }
            },
            Operation("drop all sources and take them again") { size in
                let sources = (0..<size).map { Dynamic($0) }
                let takes = Dynamic(true)
                let sum = Derived { takes.value ? sources.reduce(0) { $0 &+ $1.value } : 0 }
                let token = sum.bind { _ in }
                return {
                    takes.value = false
                    takes.value = true
                    withExtendedLifetime(token) {}
                }
            },
            Operation("read every source twice") { size in
                let sources = (0..<size).map { Dynamic($0) }
                let trigger = Dynamic(0)
                let sum = Derived { (sources + sources).reduce(trigger.value) { $0 &+ $1.value } }
                let token = sum.bind { _ in }
                return {
                    trigger.value = 1
                    withExtendedLifetime(token) {}
                }
            },
            Operation("values that many unbound ones have read") { size in
                let source = Dynamic(0)
                let readers = (0..<size).map { index in Derived { source.value &+ index } }
                for reader in readers { _ = reader.value }
                return {
                    source.value = 1
                    for reader in readers { _ = reader.value }
                }
            },
            Operation("a ring that is closed and opened") { size in
                final class Ring {
                    let isClosed = Dynamic(false)
                    var nodes: [Derived<Int>] = []
                }
                let ring = Ring()
                ring.nodes.append(Derived { [unowned ring] in ring.isClosed.value ? ring.nodes[size - 1].value : 1 })
                for index in 1..<size {
                    ring.nodes.append(Derived { [unowned ring] in ring.nodes[index - 1].value &+ 1 })
                    _ = ring.nodes[index].value
                }
                let token = ring.nodes[size - 1].bind { _ in }
                return {
                    _ = reports {
                        ring.isClosed.value = true
                        ring.isClosed.value = false
                    }
                    withExtendedLifetime((ring, token)) {}
                }
            },
        ]
}
