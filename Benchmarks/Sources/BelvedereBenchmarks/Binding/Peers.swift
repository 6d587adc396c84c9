import BelvedereBinding
import Observation
import OpenCombine
import OpenCombine

@Observable final class ObservedCounter {
    var value = 0
}

/// Watches an observed counter again and again, which is what its observation amounts to outside of SwiftUI.
final class ObservationLoop: @unchecked Sendable {
    let counter: ObservedCounter
    let sink: Sink
    let read: () -> Int

    init(_ counter: ObservedCounter, _ sink: Sink, _ read: (() -> Int)? = nil) {
        self.counter = counter
        self.sink = sink
        self.read = read ?? { counter.value }
        watch()
    }

    func watch() {
        // Unchecked sendable and re-armed from within, as the benchmark has one thread.
        withObservationTracking {
            sink.total &+= read()
        } onChange: { [self] in
            sink.total &+= 1
        }
    }
}

final class BagOwner: BindingOwner {
    let bindings = BindingBag()
    var total = 0
}

final class PlainOwner {
    var total = 0
}

/// A diamond in OpenCombine, which has no operator to combine the latest values: each side keeps its value and sends the
/// result, as the operator does.
func joinDiamond(_ source: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
    let join = DiamondJoin()
    join.cancellables = [
        source.map { $0 &+ 1 }.sink {
            join.left = $0
            join.send()
        },
        source.map { $0 &* 2 }.sink {
            join.right = $0
            join.send()
        },
    ]
    return join.output.eraseToAnyPublisher()
}

final class DiamondJoin {
    var left: Int?
    var right: Int?
    let output = CurrentValueSubject<Int, Never>(0)
    var cancellables: [AnyCancellable] = []

    func send() {
        if let left, let right { output.value = left &+ right }
    }
}

/// A value computed in so many steps from an observed one, each a computed property in effect.
func observedChain(_ length: Int, _ counter: ObservedCounter) -> Int {
    length == 0 ? counter.value : observedChain(length - 1, counter) &+ 1
}

/// Diamonds of computed properties, which are not cached: every corner is computed by everyone who asks.
func observedDiamonds(_ count: Int, _ counter: ObservedCounter) -> Int {
    if count == 0 { return counter.value }
    return (observedDiamonds(count - 1, counter) &+ 1) &+ (observedDiamonds(count - 1, counter) &* 2)
}
