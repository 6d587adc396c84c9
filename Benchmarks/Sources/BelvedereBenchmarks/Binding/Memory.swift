import BelvedereBinding
import CAllocationCount
import OpenCombine

/// Returns the bytes and the allocations of one object, as the average of `count` objects.
private func cost(of count: Int, _ make: () -> [AnyObject]) -> (bytes: Double, allocations: Double) {
    let bytes = bytes_in_use()
    let allocations = allocation_count()
    let made = make()
    let cost = (
        Double(bytes_in_use() - bytes) / Double(count),
        Double(allocation_count() - allocations) / Double(count)
    )
    withExtendedLifetime(made) {}
    return cost
}

func reportMemory(_ report: Report) {
    print("\nmemory")
    let sink = Sink()
    let many = 10_000
    var tokens: [BindingToken] = []
    tokens.reserveCapacity(many)
    let dynamic = Dynamic(0)
    // Take the minimum of five measurements, because the allocator also allocates memory for itself.
    let bindings = (0..<5).map { _ in
        tokens.removeAll(keepingCapacity: true)
        return cost(of: many) {
            for _ in 0..<many { tokens.append(dynamic.bind { sink.total &+= $0 }) }
            return []
        }
    }
    let binding = bindings.min { $0.bytes < $1.bytes } ?? (0, 0)
    report.print("Belvedere: bytes per binding", binding.bytes, limit: 64)
    report.print("Belvedere: allocations per binding", binding.allocations, limit: 1)

    let bag = BindingBag()
    let bagged = cost(of: many) {
        for _ in 0..<many { dynamic.bind { sink.total &+= $0 }.store(in: bag) }
        return []
    }
    report.print("Belvedere: bytes per binding in a bag", bagged.bytes)

    let sources = 100_000
    var dynamics: [Dynamic<Int>] = []
    dynamics.reserveCapacity(sources)
    var sourceTokens: [BindingToken] = []
    sourceTokens.reserveCapacity(sources)
    let source = cost(of: sources) {
        for _ in 0..<sources {
            let dynamic = Dynamic(0)
            sourceTokens.append(dynamic.bind { sink.total &+= $0 })
            dynamics.append(dynamic)
        }
        return []
    }
    report.print("Belvedere: bytes per source + binding", source.bytes, limit: 200)
    report.print("Belvedere: allocations per source + binding", source.allocations)

    let set = cost(of: 1000) {
        for i in 0..<1000 { dynamic.value = i + 1 }
        return []
    }
    report.print("Belvedere: allocations per set", set.allocations, limit: 0)

    let chainSource = Dynamic(0)
    var last: DynamicValue<Int> = chainSource
    for _ in 0..<10 { last = last.map { $0 &+ 1 } }
    let token = last.bind { sink.total &+= $0 }
    for i in 0..<100 { chainSource.value = i + 1 }
    let chain = cost(of: 1000) {
        for i in 0..<1000 { chainSource.value = i + 1000 }
        return []
    }
    report.print("Belvedere: allocations per set, chain of 10", chain.allocations, limit: 0)

    let closures = ClosureArray()
    let array = cost(of: many) {
        for _ in 0..<many { closures.listeners.append { sink.total &+= $0 } }
        return []
    }
    report.print("closure array: bytes per listener", array.bytes)

    let subject = CurrentValueSubject<Int, Never>(0)
    var cancellables: [AnyCancellable] = []
    cancellables.reserveCapacity(many)
    let combine = cost(of: many) {
        for _ in 0..<many { cancellables.append(subject.sink { sink.total &+= $0 }) }
        return []
    }
    report.print("OpenCombine: bytes per binding", combine.bytes)
    report.print("OpenCombine: allocations per binding", combine.allocations)

    let counter = ObservedCounter()
    let observation = cost(of: many) { (0..<many).map { _ in ObservationLoop(counter, sink) } }
    report.print("Observation: bytes per tracking", observation.bytes)
    report.print("Observation: allocations per tracking", observation.allocations)
    withExtendedLifetime((tokens, sourceTokens, dynamics, cancellables, token)) {}
}

/// Counts how often the end of a diamond notifies its listener when the source is assigned once, and how often its value is wrong for the
/// source's value.
func reportFires(_ report: Report) {
    print("\nfires per set, and wrong values")
    for count in [1, 5] {
        var fires = 0
        var wrong = 0
        func expected(_ value: Int) -> Int { (0..<count).reduce(value) { value, _ in (value &+ 1) &+ (value &* 2) } }
        let dynamic = Dynamic(0)
        var last: DynamicValue<Int> = dynamic
        for _ in 0..<count {
            let source = last
            last = combine(source.map { $0 &+ 1 }, source.map { $0 &* 2 }) { $0 &+ $1 }
        }
        let token = last.bind { value in
            fires += 1
            if value != expected(dynamic.value) { wrong += 1 }
        }
        dynamic.value = 7
        report.print("Belvedere, \(count) diamonds: fires", Double(fires), limit: 1)
        report.print("Belvedere, \(count) diamonds: wrong values", Double(wrong), limit: 0)
        withExtendedLifetime(token) {}

        let subject = CurrentValueSubject<Int, Never>(0)
        var subjectFires = 0
        var subjectWrong = 0
        var publisher: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
        for _ in 0..<count {
            let source = publisher
            publisher = joinDiamond(source)
        }
        let cancellable = publisher.dropFirst().sink { value in
            subjectFires += 1
            if value != expected(subject.value) { subjectWrong += 1 }
        }
        subject.value = 7
        report.print("OpenCombine, \(count) diamonds: fires", Double(subjectFires))
        report.print("OpenCombine, \(count) diamonds: wrong values", Double(subjectWrong))
        withExtendedLifetime(cancellable) {}
    }
}
