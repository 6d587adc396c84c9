import BelvedereBinding

private struct MeasuredRow: Identifiable, Equatable {
    let id: Int
    var text: Int
}

private enum HandCarriedChange {
    case insert(MeasuredRow, at: Int)
    case remove(at: Int)
}

/// An array that reports each insertion and removal by hand. Its time is the minimum for forwarding a change.
private final class HandCarriedList {
    var rows: [MeasuredRow]
    var listeners: [(HandCarriedChange) -> Void] = []

    init(_ rows: [MeasuredRow]) { self.rows = rows }

    func insert(_ row: MeasuredRow, at index: Int) {
        rows.insert(row, at: index)
        for listener in listeners { listener(.insert(row, at: index)) }
    }

    func remove(at index: Int) {
        rows.remove(at: index)
        for listener in listeners { listener(.remove(at: index)) }
    }
}

func listWorkloads() -> [Workload] {
    let rows = (0..<10_000).map { MeasuredRow(id: $0, text: $0) }

    let single = Workload("list of 10,000: insert in the middle + remove")
    let hand = HandCarriedList(rows)
    let handSink = Sink()
    hand.listeners.append { change in
        switch change {
        case .insert(_, let index), .remove(let index): handSink.total &+= index
        }
    }
    single.add("hand-carried change", iterations: 2000) {
        for i in 0..<$0 {
            hand.insert(MeasuredRow(id: -i, text: i), at: 5000)
            hand.remove(at: 5000)
        }
    }
    let list = DynamicList(rows)
    let sink = Sink()
    let token = list.bind { change in
        switch change {
        case .insert(_, let index), .remove(let index): sink.total &+= index
        default: break
        }
    }
    single.add(
        "Belvedere",
        iterations: 2000,
        target: .init(ratio: 1.5, reference: "hand-carried change")
    ) { number in
        for i in 0..<number {
            list.insert(MeasuredRow(id: -i, text: i), at: 5000)
            list.remove(at: 5000)
        }
        withExtendedLifetime(token) {}
    }
    let filtered = list.filter { $0.text % 2 == 0 }
    let filteredList = DynamicList(rows)
    let shown = filteredList.filter { $0.text % 2 == 0 }
    let filteredSink = Sink()
    let filteredToken = shown.bind { _ in filteredSink.total &+= 1 }
    single.add("Belvedere, with a filtered list bound", iterations: 1000) { number in
        for i in 0..<number {
            filteredList.insert(MeasuredRow(id: -i, text: i), at: 5000)
            filteredList.remove(at: 5000)
        }
        withExtendedLifetime((filteredToken, filtered)) {}
    }

    let batch = Workload("list of 10,000: batch of 200 edits")
    batch.add("hand-carried changes, one by one", iterations: 20) {
        for _ in 0..<$0 {
            for i in 0..<100 { hand.insert(MeasuredRow(id: -i, text: i), at: 5000 + i) }
            for _ in 0..<100 { hand.remove(at: 5000) }
        }
    }
    let batchList = DynamicList(rows)
    let batchSink = Sink()
    let batchToken = batchList.bind { change in
        if case .batch(let changes) = change { batchSink.total &+= changes.count }
    }
    batch.add(
        "Belvedere",
        iterations: 20,
        target: .init(ratio: 1.5, reference: "hand-carried changes, one by one")
    ) { number in
        for _ in 0..<number {
            batchList.batch {
                for i in 0..<100 { batchList.insert(MeasuredRow(id: -i, text: i), at: 5000 + i) }
                for _ in 0..<100 { batchList.remove(at: 5000) }
            }
        }
        withExtendedLifetime(batchToken) {}
    }

    let diff = Workload("list of 10,000: assign with one edit")
    var other = rows
    other.insert(MeasuredRow(id: -1, text: 0), at: 5000)
    let assigned = DynamicList(rows)
    let assignedSink = Sink()
    let assignedToken = assigned.bind { change in
        if case .insert(_, let index) = change { assignedSink.total &+= index }
    }
    diff.add("standard library's difference", iterations: 10) { number in
        for _ in 0..<number {
            assignedSink.total &+= other.difference(from: rows).count
            assignedSink.total &+= rows.difference(from: other).count
        }
    }
    diff.add("Belvedere", iterations: 10) { number in
        for _ in 0..<number {
            assigned.assign(other)
            assigned.assign(rows)
        }
        withExtendedLifetime(assignedToken) {}
    }
    return [single, batch, diff]
}
