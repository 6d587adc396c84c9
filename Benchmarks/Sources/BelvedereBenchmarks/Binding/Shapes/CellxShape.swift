import BelvedereBinding

/// Layers of four values, each computed from one or two values of the layer before, as in the benchmark of cellx. One operation is one
/// transaction that assigns the four values of the first layer.
struct CellxShape {
    enum Binding: String {
        /// Every value of every layer has a listener.
        case all = "all bound"
        /// Only the four values of the last layer have a listener.
        case last = "last bound"
    }

    let layers: Int
    let binding: Binding
    /// The goal in microseconds per update, as another library reached it on the machine where the goals were measured.
    let goal: Double

    static let all = [
        CellxShape(layers: 1000, binding: .all, goal: 300),
        CellxShape(layers: 2500, binding: .all, goal: 750),
        CellxShape(layers: 5000, binding: .all, goal: 1500),
        CellxShape(layers: 1000, binding: .last, goal: 160),
        CellxShape(layers: 2500, binding: .last, goal: 600),
        CellxShape(layers: 5000, binding: .last, goal: 1300),
    ]

    var name: String { "cellx \(layers), \(binding.rawValue): one update" }

    func workload() -> Workload {
        let workload = Workload(name)
        ClosureUnit.add(to: workload)
        add(to: workload, "Belvedere, Derived", target: ClosureUnit.goal(nanoseconds: goal * 1000)) { layer in
            let (first, second, third, fourth) = (layer[0], layer[1], layer[2], layer[3])
            return [
                Derived { second.value },
                Derived { first.value &- third.value },
                Derived { second.value &+ fourth.value },
                Derived { third.value },
            ]
        }
        add(to: workload, "Belvedere, map and combine", target: nil) { layer in
            [
                layer[1].map { $0 },
                combine(layer[0], layer[2]) { $0 &- $1 },
                combine(layer[1], layer[3]) { $0 &+ $1 },
                layer[2].map { $0 },
            ]
        }
        return workload
    }

    private func add(
        to workload: Workload,
        _ name: String,
        target: Workload.Target?,
        _ next: ([DynamicValue<Int>]) -> [DynamicValue<Int>]
    ) {
        let sources = [1, 2, 3, 4].map { Dynamic($0) }
        let sink = Sink()
        var tokens: [BindingToken] = []
        var layer: [DynamicValue<Int>] = sources
        for number in 1...layers {
            layer = next(layer)
            guard binding == .all || number == layers else { continue }
            tokens += layer.map { $0.bind { sink.total &+= $0 } }
        }
        let end = layer
        let states = [[4, 3, 2, 1], [1, 2, 3, 4]]
        let expected = states.map { expectedEnd(from: $0) }
        var turn = 0
        workload.add(name, iterations: 4, target: target) { updates in
            for _ in 0..<updates {
                transaction {
                    for index in 0..<4 { sources[index].value = states[turn][index] }
                }
                precondition((0..<4).allSatisfy { end[$0].value == expected[turn][$0] }, "A layer has a wrong value.")
                turn = 1 - turn
            }
            withExtendedLifetime(tokens) {}
        }
    }

    /// Computes the values of the last layer without any library, to check the result.
    private func expectedEnd(from start: [Int]) -> [Int] {
        var layer = start
        for _ in 0..<layers { layer = [layer[1], layer[0] &- layer[2], layer[1] &+ layer[3], layer[2]] }
        return layer
    }
}
