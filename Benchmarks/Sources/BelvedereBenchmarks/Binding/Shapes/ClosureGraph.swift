/// Chains of nodes of hand-written closures, all of which begin at one source.
final class ClosureGraph {
    private let source = ClosureArray()
    private let sink = Sink()
    private let size: Int
    private var counter = 0

    init(width: Int, height: Int) {
        size = width * height
        for _ in 0..<width {
            var last = source
            for _ in 0..<height {
                let next = ClosureArray()
                last.listeners.append { next.value = $0 &+ 1 }
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
