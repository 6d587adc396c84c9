import BelvedereBinding

/// A binding that stores the last value it has received.
final class ModelWatcher {
    let index: Int
    private(set) var known: Int
    var calls = 0
    private var token: BindingToken?

    init(_ graph: ModelGraph, _ index: Int, _ problem: @escaping (String) -> Void) {
        self.index = index
        known = graph.nodes[index].value
        token = graph.nodes[index].bind { [unowned self, unowned graph] value in
            calls += 1
            if value == known, !graph.changesMoreThanOnce { problem("told the value it knew") }
            if let right = graph.naive()[index], value != right { problem("told \(value), which is \(right)") }
            known = value
        }
        // If values depend on each other in a cycle, their values depend on which of them was read first, and binding reads them all. So
        // read the value again.
        if graph.naive()[index] == nil { known = graph.nodes[index].value }
    }
}
