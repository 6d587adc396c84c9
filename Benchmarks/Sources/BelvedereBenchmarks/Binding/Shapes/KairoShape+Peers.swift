import OpenCombine

extension KairoShape {
    static func broadClosures() -> Graph {
        let head = ClosureArray()
        let sink = Sink()
        var last = head
        for number in 0..<50 {
            let first = ClosureArray()
            let second = ClosureArray()
            head.listeners.append { first.value = $0 &+ number }
            first.listeners.append { second.value = $0 &+ 1 }
            second.listeners.append { sink.total &+= $0 }
            last = second
        }
        let end = last
        return Graph(
            iterate: sets(0..<50, { head.value = $0 }, { end.value }, expected: { $0 + 50 }),
            kept: [head]
        )
    }

    static func broadOpenCombine() -> Graph {
        let head = CurrentValueSubject<Int, Never>(0)
        let sink = Sink()
        let end = Sink()
        let cancellables = (0..<50).map { number in
            head.map { $0 &+ number }.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher().sink {
                sink.total &+= $0
                if number == 49 { end.total = $0 }
            }
        }
        return Graph(
            iterate: sets(0..<50, { head.value = $0 }, { end.total }, expected: { $0 + 50 }),
            kept: cancellables
        )
    }

    static func deepClosures() -> Graph {
        let head = ClosureArray()
        let sink = Sink()
        var last = head
        for _ in 0..<50 {
            let next = ClosureArray()
            last.listeners.append { next.value = $0 &+ 1 }
            last = next
        }
        let end = last
        end.listeners.append { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<50, { head.value = $0 }, { end.value }, expected: { $0 + 50 }),
            kept: [head]
        )
    }

    static func deepOpenCombine() -> Graph {
        let head = CurrentValueSubject<Int, Never>(0)
        let end = Sink()
        var publisher: AnyPublisher<Int, Never> = head.eraseToAnyPublisher()
        for _ in 0..<50 { publisher = publisher.map { $0 &+ 1 }.eraseToAnyPublisher() }
        let cancellable = publisher.sink { end.total = $0 }
        return Graph(
            iterate: sets(0..<50, { head.value = $0 }, { end.total }, expected: { $0 + 50 }),
            kept: [cancellable]
        )
    }

    static func diamondClosures() -> Graph {
        let head = ClosureArray()
        let sink = Sink()
        let sides = (0..<5).map { _ in ClosureArray() }
        let sum = ClosureArray()
        for side in sides { head.listeners.append { side.value = $0 &+ 1 } }
        // The sum comes after its summands. Without a library, a developer has to know this order.
        head.listeners.append { _ in
            var total = 0
            for side in sides { total &+= side.value }
            sum.value = total
        }
        sum.listeners.append { sink.total &+= $0 }
        return Graph(
            iterate: sets(0..<500, { head.value = $0 }, { sum.value }, expected: { ($0 + 1) * 5 }),
            kept: [head]
        )
    }
}
