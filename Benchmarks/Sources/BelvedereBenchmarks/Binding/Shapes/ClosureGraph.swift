/// Chains of nodes of hand-written closures, all of which begin at one source.
final class ClosureGraph {
    private let source = ClosureArray()
    private let sink = Sink()
    private let size: Int
    private var nodes: [ClosureArray] = []
    private var counter = 0

    /// - Parameter isWeak: Whether the closures hold the next node weakly, as listeners hold what they write to when it
    ///   may go before them. Strongly is the least that can be done.
    init(width: Int, height: Int, isWeak: Bool = false) {
        size = width * height
        for _ in 0..<width {
            var last = source
            for _ in 0..<height {
                let next = ClosureArray()
                if isWeak {
                    last.listeners.append { [weak next] in next?.value = $0 &+ 1 }
                } else {
                    last.listeners.append { next.value = $0 &+ 1 }
                }
                nodes.append(next)
                last = next
            }
            let sink = sink
            last.listeners.append { sink.total &+= $0 }
        }
    }

    /// Sets the source until so many nodes have been set.
    func run(nodes: Int) {
        for _ in 0..<max(1, nodes / size) {
            counter &+= 1
            source.value = counter
        }
    }
}
