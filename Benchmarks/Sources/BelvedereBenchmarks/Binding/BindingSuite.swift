import BelvedereBinding
import OpenCombine

func runBindingSuite(_ report: Report, rounds: Int) {
    for count in [1, 10, 1000] { report.print(notifyWorkload(count), rounds: rounds) }
    for count in [1, 1000] { report.print(ownerWorkload(count), rounds: rounds) }
    report.print(bindWorkload(others: 0, order: .lastInFirstOut), rounds: rounds)
    report.print(bindWorkload(others: 1000, order: .lastInFirstOut), rounds: rounds)
    report.print(bindWorkload(others: 1000, order: .firstInFirstOut), rounds: rounds)
    report.print(chainWorkload(), rounds: rounds)
    report.print(diamondWorkload(1), rounds: rounds)
    report.print(diamondWorkload(5), rounds: rounds)
    for workload in listWorkloads() { report.print(workload, rounds: rounds) }
    reportFires(report)
    reportMemory(report)
}

/// Measures assigning a value that has `count` listeners.
private func notifyWorkload(_ count: Int) -> Workload {
    let workload = Workload("notify \(count)")
    let iterations = 400_000 / count

    let closures = ClosureArray()
    let closuresSink = Sink()
    for _ in 0..<count { closures.listeners.append { closuresSink.total &+= $0 } }
    workload.add("closure array", iterations: iterations) { for i in 0..<$0 { closures.value = i } }

    if count == 1 {
        let plain = PlainDidSet()
        let plainSink = Sink()
        plain.listener = { plainSink.total &+= $0 }
        workload.add("plain didSet", iterations: iterations) { for i in 0..<$0 { plain.value = i } }
    }

    let dynamic = Dynamic(0)
    let dynamicSink = Sink()
    let tokens = (0..<count).map { _ in dynamic.bind { dynamicSink.total &+= $0 } }
    let target: Workload.Target? =
        switch count {
        case 1: .init(ratio: 1.4, reference: "plain didSet")
        case 1000: .init(ratio: 0.25, reference: "closure array")
        default: nil
        }
    workload.add("Belvedere", iterations: iterations, target: target) { number in
        for i in 0..<number { dynamic.value = i }
        withExtendedLifetime(tokens) {}
    }

    let subject = CurrentValueSubject<Int, Never>(0)
    let subjectSink = Sink()
    let cancellables = (0..<count).map { _ in subject.sink { subjectSink.total &+= $0 } }
    workload.add("OpenCombine", iterations: iterations / 4) { number in
        for i in 0..<number { subject.value = i }
        withExtendedLifetime(cancellables) {}
    }

    let counter = ObservedCounter()
    let observationSink = Sink()
    let loops = (0..<count).map { _ in ObservationLoop(counter, observationSink) }
    workload.add("Observation, armed again", iterations: max(1, iterations / 40)) { number in
        for i in 0..<number {
            counter.value = i
            for loop in loops { loop.watch() }
        }
    }
    return workload
}

/// Measures assigning a value whose bindings have an owner.
private func ownerWorkload(_ count: Int) -> Workload {
    let workload = Workload("notify \(count), bindings with an owner")
    let iterations = 400_000 / count

    let closures = ClosureArray()
    let closuresSink = Sink()
    for _ in 0..<count { closures.listeners.append { [weak closuresSink] in closuresSink?.total &+= $0 } }
    workload.add("closure array, [weak owner]", iterations: iterations) { number in
        for i in 0..<number { closures.value = i }
        withExtendedLifetime(closuresSink) {}
    }

    let weakly = Dynamic(0)
    let owner = PlainOwner()
    for _ in 0..<count { weakly.bind(to: owner) { owner, value in owner.total &+= value } }
    workload.add("Belvedere, any owner", iterations: iterations) { number in
        for i in 0..<number { weakly.value = i }
        withExtendedLifetime(owner) {}
    }

    let bagged = Dynamic(0)
    let bagOwner = BagOwner()
    for _ in 0..<count { bagged.bind(to: bagOwner) { owner, value in owner.total &+= value } }
    workload.add("Belvedere, owner with a bag", iterations: iterations) { number in
        for i in 0..<number { bagged.value = i }
        withExtendedLifetime(bagOwner) {}
    }
    return workload
}

private enum Order { case lastInFirstOut, firstInFirstOut }

/// Measures adding and removing one binding, while `others` bindings exist.
private func bindWorkload(others: Int, order: Order) -> Workload {
    let name = others == 0 ? "alone" : "among \(others), \(order == .lastInFirstOut ? "last" : "first") in first out"
    let workload = Workload("bind + unbind, \(name)")
    let iterations = 50_000

    let closures = ClosureArray()
    let closuresSink = Sink()
    for _ in 0..<others { closures.listeners.append { closuresSink.total &+= $0 } }
    // Compare with the cheapest removal from an array, that of the last element. Removing the first element is more expensive.
    workload.add("closure array, last in first out", iterations: iterations) {
        for _ in 0..<$0 {
            closures.listeners.append { closuresSink.total &+= $0 }
            closures.listeners.removeLast()
        }
    }

    let dynamic = Dynamic(0)
    let sink = Sink()
    var keptTokens: [BindingToken] = (0..<others).map { _ in dynamic.bind { sink.total &+= $0 } }
    let target = Workload.Target(ratio: 3, reference: "closure array, last in first out")
    workload.add("Belvedere", iterations: iterations, target: target) { number in
        if order == .lastInFirstOut {
            for _ in 0..<number {
                let token = dynamic.bind { sink.total &+= $0 }
                token.cancel()
            }
            return
        }
        // Use a local variable, so that the round measures the bindings and not the access to a captured variable.
        var tokens = keptTokens
        keptTokens = []
        var position = 0
        for _ in 0..<number {
            // Replacing the oldest token releases it, which ends its binding.
            tokens[position] = dynamic.bind { sink.total &+= $0 }
            position = position + 1 == tokens.count ? 0 : position + 1
        }
        keptTokens = tokens
    }

    let subject = CurrentValueSubject<Int, Never>(0)
    let subjectSink = Sink()
    var keptCancellables: [AnyCancellable] = (0..<others).map { _ in subject.sink { subjectSink.total &+= $0 } }
    workload.add("OpenCombine", iterations: iterations / 10) { number in
        if order == .lastInFirstOut {
            for _ in 0..<number {
                let cancellable = subject.sink { subjectSink.total &+= $0 }
                cancellable.cancel()
            }
            return
        }
        var cancellables = keptCancellables
        keptCancellables = []
        var position = 0
        for _ in 0..<number {
            cancellables[position] = subject.sink { subjectSink.total &+= $0 }
            position = position + 1 == cancellables.count ? 0 : position + 1
        }
        keptCancellables = cancellables
    }
    return workload
}

/// Measures assigning a value at the start of a chain of ten computed values, with a listener at the end.
private func chainWorkload() -> Workload {
    let workload = Workload("chain of 10")
    let iterations = 40_000

    let closures = (0...10).map { _ in ClosureArray() }
    let closuresSink = Sink()
    for index in 0..<10 {
        let next = closures[index + 1]
        closures[index].listeners.append { next.value = $0 &+ 1 }
    }
    closures[10].listeners.append { closuresSink.total &+= $0 }
    workload.add("closure array", iterations: iterations) { for i in 0..<$0 { closures[0].value = i } }

    let dynamic = Dynamic(0)
    let sink = Sink()
    var last: DynamicValue<Int> = dynamic
    for _ in 0..<10 { last = last.map { $0 &+ 1 } }
    let token = last.bind { sink.total &+= $0 }
    workload.add("Belvedere", iterations: iterations, target: .init(ratio: 2, reference: "closure array")) { number in
        for i in 0..<number { dynamic.value = i }
        withExtendedLifetime(token) {}
    }

    let tracked = Dynamic(0)
    let trackedSink = Sink()
    var lastTracked: DynamicValue<Int> = tracked
    for _ in 0..<10 {
        let source = lastTracked
        lastTracked = Derived { source.value &+ 1 }
    }
    let trackedToken = lastTracked.bind { trackedSink.total &+= $0 }
    workload.add("Belvedere, watched closures", iterations: iterations) { number in
        for i in 0..<number { tracked.value = i }
        withExtendedLifetime(trackedToken) {}
    }

    let subject = CurrentValueSubject<Int, Never>(0)
    let subjectSink = Sink()
    var publisher: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    for _ in 0..<10 { publisher = publisher.map { $0 &+ 1 }.eraseToAnyPublisher() }
    let cancellable = publisher.sink { subjectSink.total &+= $0 }
    workload.add("OpenCombine", iterations: iterations / 4) { number in
        for i in 0..<number { subject.value = i }
        withExtendedLifetime(cancellable) {}
    }

    let counter = ObservedCounter()
    let observationSink = Sink()
    let observation = ObservationLoop(counter, observationSink) { observedChain(10, counter) }
    workload.add("Observation, armed again", iterations: max(1, iterations / 20)) { number in
        for i in 0..<number {
            counter.value = i
            observation.watch()
        }
    }
    return workload
}

/// Measures assigning a value at the top of diamonds. A diamond is a value, two values computed from it, and one computed from these two.
private func diamondWorkload(_ count: Int) -> Workload {
    let workload = Workload(count == 1 ? "diamond" : "\(count) diamonds in a row")
    let iterations = 40_000 / count

    let closures = (0...count).map { _ in ClosureArray() }
    let closuresSink = Sink()
    for index in 0..<count {
        let next = closures[index + 1]
        // The closures are called in the right order because they were added in this order. Without a library, a developer has to know it.
        closures[index].listeners.append { value in
            let left = value &+ 1
            let right = value &* 2
            next.value = left &+ right
        }
    }
    closures[count].listeners.append { closuresSink.total &+= $0 }
    workload.add("closure array, by hand", iterations: iterations) { for i in 0..<$0 { closures[0].value = i } }

    let dynamic = Dynamic(0)
    let sink = Sink()
    var last: DynamicValue<Int> = dynamic
    for _ in 0..<count {
        let source = last
        last = combine(source.map { $0 &+ 1 }, source.map { $0 &* 2 }) { $0 &+ $1 }
    }
    let token = last.bind { sink.total &+= $0 }
    let target = count == 1 ? Workload.Target(ratio: 4, reference: "closure array, by hand") : nil
    workload.add("Belvedere", iterations: iterations, target: target) { number in
        for i in 0..<number { dynamic.value = i }
        withExtendedLifetime(token) {}
    }

    let subject = CurrentValueSubject<Int, Never>(0)
    let subjectSink = Sink()
    var publisher: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    for _ in 0..<count {
        let source = publisher
        publisher = joinDiamond(source)
    }
    let cancellable = publisher.sink { subjectSink.total &+= $0 }
    workload.add("OpenCombine", iterations: max(1, iterations / 20)) { number in
        for i in 0..<number { subject.value = i }
        withExtendedLifetime(cancellable) {}
    }

    let counter = ObservedCounter()
    let observationSink = Sink()
    let observation = ObservationLoop(counter, observationSink) { observedDiamonds(count, counter) }
    workload.add("Observation, armed again", iterations: max(1, iterations / 20)) { number in
        for i in 0..<number {
            counter.value = i
            observation.watch()
        }
    }
    return workload
}
