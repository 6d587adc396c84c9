/// A directed graph: nodes, and edges from one node to another.
struct DirectedGraph<Node: Hashable & Comparable> {
    struct Edge: Hashable {
        var from: Node
        var to: Node
    }

    private(set) var successors: [Node: Set<Node>] = [:]

    mutating func add(from: Node, to: Node) {
        successors[from, default: []].insert(to)
        if successors[to] == nil { successors[to] = [] }
    }

    /// One circle for each group of nodes that can all reach each other. Of the shortest circles through the smallest node of the group,
    /// one is returned.
    ///
    /// - Complexity: O(n + m) for nodes and edges, and the same again for each group.
    func circles() -> [[Node]] {
        groups().filter { $0.count > 1 }.compactMap { group in
            guard let start = group.min() else { return nil }
            return shortestCircle(through: start, within: Set(group))
        }.sorted { $0[0] < $1[0] }
    }

    private func shortestCircle(through start: Node, within group: Set<Node>) -> [Node]? {
        var previous: [Node: Node] = [:]
        var queue = [start]
        var index = 0
        while index < queue.count {
            let node = queue[index]
            index += 1
            for next in (successors[node] ?? []).sorted() where group.contains(next) {
                if next == start {
                    var circle = [node]
                    while let before = previous[circle[0]] { circle.insert(before, at: 0) }
                    return circle
                }
                if previous[next] == nil {
                    previous[next] = node
                    queue.append(next)
                }
            }
        }
        return nil
    }

    /// The groups of nodes that can all reach each other, found with Tarjan's algorithm. It uses an array as its stack, because recursion
    /// in a deep graph could overflow the call stack.
    func groups() -> [[Node]] {
        var numbers: [Node: Int] = [:]
        var lowest: [Node: Int] = [:]
        var open: [Node] = []
        var isOpen: Set<Node> = []
        var groups: [[Node]] = []
        for root in successors.keys.sorted() where numbers[root] == nil {
            var work: [(node: Node, rest: [Node])] = [(root, (successors[root] ?? []).sorted())]
            numbers[root] = numbers.count
            lowest[root] = numbers[root]
            open.append(root)
            isOpen.insert(root)
            while let (node, remaining) = work.popLast() {
                var rest = remaining
                if let next = rest.popLast() {
                    work.append((node, rest))
                    if let number = numbers[next] {
                        if isOpen.contains(next) { lowest[node] = min(lowest[node] ?? number, number) }
                    } else {
                        let number = numbers.count
                        numbers[next] = number
                        lowest[next] = number
                        open.append(next)
                        isOpen.insert(next)
                        work.append((next, (successors[next] ?? []).sorted()))
                    }
                    continue
                }
                if lowest[node] == numbers[node] {
                    var group: [Node] = []
                    while let last = open.popLast() {
                        isOpen.remove(last)
                        group.append(last)
                        if last == node { break }
                    }
                    groups.append(group)
                }
                if let parent = work.last?.node, let low = lowest[node] { lowest[parent] = min(lowest[parent] ?? low, low) }
            }
        }
        return groups
    }
}
