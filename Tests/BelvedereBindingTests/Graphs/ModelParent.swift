import BelvedereBinding

/// A binding that, like a screen, creates a new child whenever its value changes. The child is computed from other nodes, and must be
/// computed only while the value is the one for which the child was created.
final class ModelParent {
    private let childIndices: [Int]
    private var child: BindingToken?
    private var token: BindingToken?
    private unowned let graph: ModelGraph
    private let problem: (String) -> Void

    init(_ graph: ModelGraph, _ index: Int, childIndices: [Int], _ problem: @escaping (String) -> Void) {
        self.graph = graph
        self.childIndices = childIndices
        self.problem = problem
        token = graph.nodes[index].bindAndFire { [unowned self] value in makeChild(of: index, for: value) }
    }

    private func makeChild(of index: Int, for value: Int) {
        child = nil
        // For some values there is no child.
        guard value % 3 != 0 else { return }
        let sources = childIndices.map { graph.nodes[$0] }
        let part = Derived { [unowned self] () -> Int in
            if !graph.changesMoreThanOnce, let now = graph.naive()[index], now != value {
                problem("a part for \(value) was computed when its parent was \(now)")
            }
            return sources.reduce(value) { ($0 &+ $1.value) % 1009 }
        }
        child = part.bind { _ in }
    }
}
