import BelvedereBinding
import Observation
import OpenCombine

@Observable final class ObservedCounter {
    var value = 0
}

/// Observes a counter with Swift's Observation. Outside of SwiftUI, code must start to observe again after each change.
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
        // Sendable is not checked here. It is safe, because the benchmark has only one thread.
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

/// Makes a diamond in OpenCombine. OpenCombine has no `combineLatest`, so this does the same: each of the two middle values is stored, and
/// each change of one of them sends the sum.
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

/// Returns a value that is computed from an observed value by `length` nested calls. Each call stands for a computed property.
func observedChain(_ length: Int, _ counter: ObservedCounter) -> Int {
    length == 0 ? counter.value : observedChain(length - 1, counter) &+ 1
}

/// Returns the end of a row of diamonds of computed properties. Such properties are not cached, so each access computes all values again.
func observedDiamonds(_ count: Int, _ counter: ObservedCounter) -> Int {
    if count == 0 { return counter.value }
    return (observedDiamonds(count - 1, counter) &+ 1) &+ (observedDiamonds(count - 1, counter) &* 2)
}
