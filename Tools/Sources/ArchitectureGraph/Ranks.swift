/// Computes the rank of each node of a graph, which is its row from the top. A node without incoming edges has rank 0; every other node has
/// a larger rank than all nodes with an edge to it.
///
/// Edges that close a circle are ignored.
struct Ranks<Node: Hashable> {
    private var ranks: [Node: Int] = [:]

    subscript(node: Node) -> Int { ranks[node] ?? 0 }

    /// - Complexity: O(n + m) for nodes and edges.
    init(nodes: [Node], edges: [(from: Node, to: Node)]) {
        var successors: [Node: [Node]] = [:]
        for (from, to) in edges where from != to { successors[from, default: []].append(to) }
        // Search the graph depth first. The stack is an array, because recursion in a deep graph could overflow the call stack. Nodes in
        // the reverse order in which the search leaves them are in topological order: each before those that it points at.
        var state: [Node: Bool] = [:]
        var order: [Node] = []
        var closing: Set<[Node]> = []
        for root in nodes where state[root] == nil {
            var stack: [(node: Node, next: Int)] = [(root, 0)]
            state[root] = false
            while let (node, next) = stack.last {
                let list = successors[node] ?? []
                if next < list.count {
                    stack[stack.count - 1].next += 1
                    let child = list[next]
                    if state[child] == nil {
                        state[child] = false
                        stack.append((child, 0))
                    } else if state[child] == false {
                        closing.insert([node, child])
                    }
                } else {
                    state[node] = true
                    order.append(node)
                    stack.removeLast()
                }
            }
        }
        for node in order.reversed() {
            for next in successors[node] ?? [] where !closing.contains([node, next]) {
                ranks[next] = max(ranks[next] ?? 0, self[node] + 1)
            }
        }
        // Move each node as near as possible to the nodes that it points at, so that arrows are short.
        for node in order {
            let below = (successors[node] ?? []).filter { !closing.contains([node, $0]) }.map { self[$0] }.min()
            if let below { ranks[node] = below - 1 }
        }
    }
}
