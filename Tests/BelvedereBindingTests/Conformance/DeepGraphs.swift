import BelvedereBinding
import TestSupport
import Testing

/// Tests of very long chains of derived values. Recursion through a chain would overflow the stack, and these threads have small stacks.
@Suite struct DeepGraphs {
    /// Collects the failures that a test finds on another thread.
    final class Findings: Sendable {
        let list = Locked<[String]>([])
        func expect(_ condition: Bool, _ text: String) {
            if !condition { list.withLock { $0.append(text) } }
        }
    }

    enum Kind: CaseIterable { case map, combine, closure }

    static let length = Seed.isSoak ? 1_000_000 : 20_000

    private static func grow(_ kind: Kind, _ source: Dynamic<Int>, _ length: Int) -> DynamicValue<Int> {
        var last: DynamicValue<Int> = source
        for _ in 0..<length {
            let from = last
            switch kind {
            case .map: last = from.map { $0 &+ 1 }
            case .combine: last = combine(from, source) { first, _ in first &+ 1 }
            case .closure: last = Derived { from.value &+ 1 }
            }
            // A closure that was never computed can be computed only within a call, so compute the values one after the other.
            if kind == .closure { _ = last.value }
        }
        return last
    }

    @Test(arguments: Kind.allCases)
    func aLongChainIsBoundSetReadUnboundAndReleased(kind: Kind) {
        let findings = Findings()
        SmallStack.run {
            let length = Self.length
            let source = Dynamic(0)
            var last: DynamicValue<Int>? = Self.grow(kind, source, length)
            var seen: [Int] = []
            findings.expect(last?.value == length, "read \(last?.value ?? -1)")
            var token = last?.bind { seen.append($0) }
            source.value = 1
            findings.expect(seen == [length + 1], "told \(seen)")
            findings.expect(last?.value == length + 1, "read when bound")
            transaction {
                source.value = 2
                findings.expect(last?.value == length + 2, "read in a transaction")
            }
            token = nil
            source.value = 3
            findings.expect(last?.value == length + 3, "read after it was unbound")
            token = last?.bind { seen.append($0) }
            last = nil
            source.value = 4
            findings.expect(seen.last == length + 4, "told again \(seen)")
            withExtendedLifetime(token) {}
            token = nil
            findings.expect(!source.hasListeners, "something is left")
        }
        #expect(findings.list.withLock { $0 } == [])
    }

    @Test func listsThatFollowEachOtherAreReleasedOneByOne() {
        SmallStack.run {
            var last: DynamicListValue<Int> = DynamicList([1])
            for _ in 0..<20_000 { last = last.map { $0 } }
            let token = last.bind { _ in }
            withExtendedLifetime(token) {}
        }
    }

    @Test func closuresThatWereNeverComputedAndReadEachOtherTooDeepAreReportedByName() {
        let findings = Findings()
        SmallStack.run {
            let source = Dynamic(0, name: "source")
            var values: [DynamicValue<Int>] = [source]
            for index in 1...20_000 {
                let from = values[index - 1]
                values.append(Derived(name: "value \(index)") { from.value &+ 1 })
            }
            var reports: [BindingReport] = []
            BindingReport.withHandler({ reports.append($0) }) {
                _ = values[20_000].value
                findings.expect(reports.map(\.code) == ["too-deep"], "reported \(reports.map(\.code))")
                findings.expect(reports.first?.dynamics.count == 10, "names \(reports.first?.dynamics ?? [])")
                findings.expect(reports.first?.dynamics.allSatisfy { $0.hasPrefix("value ") } == true, "other names")
                // If the values are read one after the other from the beginning of the chain, all are right.
                for value in values { _ = value.value }
                findings.expect(values[20_000].value == 20_000, "read \(values[20_000].value)")
                source.value = 1
                findings.expect(values[20_000].value == 20_001, "read \(values[20_000].value)")
                let token = values[20_000].bind { _ in }
                source.value = 2
                findings.expect(values[20_000].value == 20_002, "read \(values[20_000].value)")
                withExtendedLifetime(token) {}
            }
            findings.expect(reports.count == 1, "reported \(reports.count) times")
        }
        #expect(findings.list.withLock { $0 } == [])
    }

    @Test func aBoundChainThatIsTooDeepIsReportedOnceAndRecovers() {
        let findings = Findings()
        SmallStack.run {
            let source = Dynamic(0)
            var values: [DynamicValue<Int>] = [source]
            for index in 1...20_000 {
                let from = values[index - 1]
                values.append(Derived(name: "value \(index)") { from.value &+ 1 })
            }
            var reports: [BindingReport] = []
            var seen: [Int] = []
            BindingReport.withHandler({ reports.append($0) }) {
                let token = values[20_000].bind { seen.append($0) }
                findings.expect(reports.map(\.code) == ["too-deep"], "reported \(reports.map(\.code))")
                for value in values { _ = value.value }
                source.value = 1
                findings.expect(values[20_000].value == 20_001, "read \(values[20_000].value)")
                findings.expect(seen.last == 20_001, "told \(seen)")
                withExtendedLifetime(token) {}
            }
        }
        #expect(findings.list.withLock { $0 } == [])
    }
}
