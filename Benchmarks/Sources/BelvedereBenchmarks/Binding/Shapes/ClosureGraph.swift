/// Chains of closures that each call the next one. All chains begin at the same source.
final class ClosureGraph {
    private let source = ClosureArray()
    private let sink = Sink()
    private let size: Int
    private var nodes: [ClosureArray] = []
    private var counter = 0

    /// - Parameter isWeak: Whether a closure has a weak reference to the next node. Listeners need it if their target can be released
    ///   before them. Strong references need the least work.
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

    /// Assigns the source again and again, until `nodes` nodes have been updated in total.
    func run(nodes: Int) {
        for _ in 0..<max(1, nodes / size) {
            counter &+= 1
            source.value = counter
        }
    }
}
