import BelvedereBinding
import OpenCombine

/// Chains of derived values that all begin at one source, each with a listener at its end: `width` chains of `height` nodes. One operation
/// is the update of one node.
struct PropagateShape {
    let width: Int
    let height: Int

    static let all = [1, 10, 100, 1000].flatMap { width in
        [1, 10, 100, 1000].map { PropagateShape(width: width, height: $0) }
    }

    var name: String { "propagate \(width) × \(height): one node" }
    private var size: Int { width * height }
    private var iterations: Int { max(size, 40_000) }

    func workload() -> Workload {
        let workload = Workload(name)
        ClosureUnit.add(to: workload)
        let closures = ClosureGraph(width: width, height: height)
        workload.add("closures", iterations: iterations) { closures.run(nodes: $0) }
        let isLarge = size > 10_000
        addBelvedere(to: workload, "Belvedere, Derived", goal: isLarge ? 1.2 : 0.7) { source in
            Derived { source.value &+ 1 }
        }
        // The goal is the time of the library's first version. At the largest size it should become faster.
        let mapGoal = size == 1_000_000 ? 1.0 : 0.9
        addBelvedere(to: workload, "Belvedere, map", goal: mapGoal) { $0.map { $0 &+ 1 } }
        // A chain of a thousand publishers crashes the program, because OpenCombine subscribes recursively.
        if !isLarge, height < 1000 { addOpenCombine(to: workload) }
        return workload
    }

    private func addBelvedere(
        to workload: Workload,
        _ name: String,
        goal: Double,
        _ next: (DynamicValue<Int>) -> DynamicValue<Int>
    ) {
        let source = Dynamic(0)
        let sink = Sink()
        var ends: [DynamicValue<Int>] = []
        var tokens: [BindingToken] = []
        for _ in 0..<width {
            var last: DynamicValue<Int> = source
            for _ in 0..<height { last = next(last) }
            tokens.append(last.bind { sink.total &+= $0 })
            ends.append(last)
        }
        let size = size, height = height
        var counter = 0
        workload.add(name, iterations: iterations, target: ClosureUnit.goal(goal)) { nodes in
            for _ in 0..<max(1, nodes / size) {
                counter &+= 1
                source.value = counter
            }
            precondition(ends.allSatisfy { $0.value == counter + height }, "A chain has a wrong value.")
            withExtendedLifetime(tokens) {}
        }
    }

    private func addOpenCombine(to workload: Workload) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let sink = Sink()
        let cancellables = (0..<width).map { _ in
            var publisher: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
            for _ in 0..<height { publisher = publisher.map { $0 &+ 1 }.eraseToAnyPublisher() }
            return publisher.sink { sink.total &+= $0 }
        }
        let size = size
        var counter = 0
        workload.add("OpenCombine", iterations: max(size, 10_000)) { nodes in
            for _ in 0..<max(1, nodes / size) {
                counter &+= 1
                subject.value = counter
            }
            withExtendedLifetime(cancellables) {}
        }
    }
}
