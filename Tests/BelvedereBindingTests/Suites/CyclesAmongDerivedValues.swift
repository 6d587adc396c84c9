import BelvedereBinding
import Testing

/// Tests of derived values that start to depend on each other in a cycle. The kit must report them with their names, and they must work
/// again after the end of the cycle.
@Suite struct CyclesAmongDerivedValues {
    /// Derived values that each depend on the one before. A switch makes the first depend on the last, which closes the ring.
    final class Ring {
        let isClosed = Dynamic(false, name: "isClosed")
        let start = Dynamic(1, name: "start")
        private(set) var nodes: [Derived<Int>] = []
        var runs = 0

        init(_ count: Int) {
            nodes.append(
                Derived(name: "node 0") { [unowned self] in
                    runs += 1
                    return isClosed.value ? nodes[count - 1].value &+ 1 : start.value
                })
            for index in 1..<count {
                nodes.append(
                    Derived(name: "node \(index)") { [unowned self] in
                        runs += 1
                        return nodes[index - 1].value &+ 1
                    })
            }
        }

        var names: Set<String> { Set(nodes.compactMap(\.name)) }
        var isRight: Bool { nodes.indices.allSatisfy { nodes[$0].value == start.value + $0 } }
    }

    /// The values of a ring that a test binds.
    enum Bound: String, CaseIterable, Sendable {
        case first, middle, last, all

        func nodes(_ ring: Ring) -> [Derived<Int>] {
            switch self {
            case .first: [ring.nodes[0]]
            case .middle: [ring.nodes[ring.nodes.count / 2]]
            case .last: [ring.nodes[ring.nodes.count - 1]]
            case .all: ring.nodes
            }
        }
    }

    @Test(arguments: [2, 3, 50], Bound.allCases)
    func aRingOfBoundValuesIsReportedAndRecovers(count: Int, bound: Bound) {
        let ring = Ring(count)
        var told = 0
        let tokens = bound.nodes(ring).map { $0.bind { _ in told += 1 } }
        for round in 0..<3 {
            ring.runs = 0
            let found = reports { ring.isClosed.value = true }
            #expect(!found.isEmpty, "round \(round)")
            #expect(found.allSatisfy { $0.code == "self-reference" })
            #expect(found.reduce(into: Set<String>()) { $0.formUnion($1.dynamics) } == ring.names)
            #expect(ring.runs <= 3 * count)
            #expect(reports { ring.isClosed.value = false } == [])
            #expect(ring.isRight)
            told = 0
            #expect(reports { ring.start.value += 1 } == [])
            #expect(ring.isRight)
            #expect(told == tokens.count)
        }
        withExtendedLifetime(tokens) {}
    }

    @Test(arguments: [2, 3, 50])
    func aRingThatNobodyIsBoundToIsReportedWhenItIsReadAndRecovers(count: Int) {
        let ring = Ring(count)
        #expect(ring.isRight)
        ring.isClosed.value = true
        let found = reports { _ = ring.nodes[count - 1].value }
        #expect(found.map(\.code).first == "self-reference")
        #expect(found.reduce(into: Set<String>()) { $0.formUnion($1.dynamics) } == ring.names)
        ring.isClosed.value = false
        var isRight = false
        #expect(reports { isRight = ring.isRight } == [])
        #expect(isRight)
        ring.start.value = 5
        #expect(ring.isRight)
    }

    @Test(arguments: [2, 50], Bound.allCases)
    func nothingOfARingIsLeftBehind(count: Int, bound: Bound) {
        weak var gone: Ring?
        weak var node: Derived<Int>?
        let found = reports {
            let ring = Ring(count)
            gone = ring
            node = ring.nodes[count / 2]
            var tokens = bound.nodes(ring).map { $0.bind { _ in } }
            ring.isClosed.value = true
            ring.isClosed.value = false
            ring.isClosed.value = true
            withExtendedLifetime(tokens) {}
            tokens = []
            #expect(ring.nodes.allSatisfy { !$0.hasListeners })
            ring.isClosed.value = false
            ring.runs = 0
            ring.start.value = 9
            // Without bindings, nothing is computed before a value is read.
            #expect(ring.runs == 0)
            #expect(ring.isRight)
            withExtendedLifetime(tokens) {}
        }
        #expect(!found.isEmpty)
        #expect(gone == nil)
        #expect(node == nil)
    }

    @Test func aRingInTheMiddleLeavesWhatIsBeforeAndBehindItUsable() {
        let ring = Ring(3)
        let before = ring.start.map { $0 * 10 }
        let behind = Derived { ring.nodes[2].value * 100 + before.value }
        var seen: [Int] = []
        let token = behind.bind { seen.append($0) }
        let found = reports {
            ring.isClosed.value = true
            ring.start.value = 2
        }
        #expect(!found.isEmpty)
        #expect(before.value == 20)
        ring.isClosed.value = false
        #expect(behind.value == 420)
        #expect(seen.last == 420)
        ring.start.value = 3
        #expect(seen.last == 530)
        withExtendedLifetime(token) {}
    }

    @Test(arguments: [true, false])
    func aChangeDuringTheCycleIsSeenWhenTheCycleIsOpenedAgain(isBound: Bool) {
        final class Model {
            let gate = Dynamic(4), start = Dynamic(1)
            lazy var first: Derived<Int> = Derived { [unowned self] in
                gate.value == 0 ? second.value + 1 : gate.value
            }
            lazy var second: Derived<Int> = Derived { [unowned self] in start.value + first.value }
        }
        let model = Model()
        #expect(model.second.value == 5)
        let token = isBound ? model.second.bind { _ in } : nil
        let found = reports {
            model.gate.value = 0
            _ = model.second.value
            model.start.value = 4
            _ = model.second.value
        }
        #expect(!found.isEmpty)
        // The first value is the same as before the cycle. So it does not show that the second value missed a change.
        model.gate.value = 4
        #expect(model.first.value == 4)
        #expect(model.second.value == 8)
        withExtendedLifetime(token) {}
    }

    @Test func aRingThatIsClosedAndOpenedInOneTransactionIsNotReported() {
        let ring = Ring(3)
        let token = ring.nodes[2].bind { _ in }
        let found = reports {
            transaction {
                ring.isClosed.value = true
                ring.start.value = 4
                ring.isClosed.value = false
            }
        }
        #expect(found == [])
        #expect(ring.isRight)
        withExtendedLifetime(token) {}
    }

    @Test func aValueThatComesToReadItselfIsReportedAndKeepsItsValue() {
        final class Model {
            let readsItself = Dynamic(false)
            lazy var number: Derived<Int> = Derived(name: "number") { [unowned self] in
                readsItself.value ? number.value : 7
            }
        }
        let model = Model()
        var seen: [Int] = []
        let token = model.number.bindAndFire { seen.append($0) }
        let found = reports { model.readsItself.value = true }
        #expect(found.map(\.dynamics) == [["number"]])
        #expect(model.number.value == 7)
        model.readsItself.value = false
        #expect(model.number.value == 7)
        #expect(seen == [7])
        withExtendedLifetime(token) {}
    }

    @Test func aRingIsReportedInATransactionToo() {
        let ring = Ring(4)
        let tokens = ring.nodes.map { $0.bind { _ in } }
        let found = reports {
            transaction {
                ring.start.value = 2
                ring.isClosed.value = true
            }
        }
        #expect(!found.isEmpty)
        ring.isClosed.value = false
        #expect(ring.isRight)
        withExtendedLifetime(tokens) {}
    }
}
