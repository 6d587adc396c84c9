@_spi(Hosting) import Belvedere
import BelvedereHeadless

/// Measures the costs of screens: sending a changed property to a host, a list of a hundred thousand rows, a view, and a session.
func runKitSuite(_ report: Report, rounds: Int) {
    // Sendable is not checked here. It is safe, because the body runs at once on this thread, and no other code uses the report meanwhile.
    nonisolated(unsafe) let report = report
    withSession {
        guard let context = SessionContext.current else { return }
        reportChanges(report, rounds, context)
        reportLists(report, rounds)
    }
    reportPresenter(report, rounds)
    reportViewMemory(report)
    reportSessionMemory(report)
}

/// Measures changing a text and passing the change to a host. The program to compare with does the same without views.
private func reportChanges(_ report: Report, _ rounds: Int, _ context: SessionContext) {
    let label = Label()
    let button = Button("Count") {}
    let window = Window(Screen(title: "Counter", content: Stack(label, button)))
    window.open(in: context)
    _ = window.render()
    _ = window.takeChanges()
    let texts = (0..<64).map { "\($0) times" }
    let counter = Dynamic("")
    counter.bindAndFire(to: label, \.text)

    let changes = Workload("a changed text")
    changes.add("an array of strings", iterations: 20_000) { count in
        var batch: [String] = []
        for index in 0..<count {
            batch.append(texts[index & 63])
            batch.removeAll(keepingCapacity: true)
        }
    }
    changes.add("set on the label, the same text", iterations: 20_000) { count in
        for _ in 0..<count { label.text = label.text }
    }
    changes.add("set on the label -> batch", iterations: 20_000) { count in
        for index in 0..<count {
            label.text = texts[index & 63]
            _ = window.takeChanges()
        }
    }
    changes.add("set on a bound Dynamic -> batch", iterations: 20_000) { count in
        for index in 0..<count {
            counter.value = texts[index & 63]
            _ = window.takeChanges()
        }
    }
    changes.add("press -> handler -> batch", iterations: 20_000) { count in
        let identifier = button.identifier
        for _ in 0..<count { window.receive(.activate, for: identifier) }
    }
    report.print(changes, rounds: rounds)
}

private func reportLists(_ report: Report, _ rounds: Int) {
    let lists = Workload("opening a list")
    for count in [100, 100_000] {
        let rows = DynamicList(Array(0..<count))
        lists.add("\(count) rows", iterations: 20) { times in
            for _ in 0..<times { _ = List(rows) { Label(String($0)) } }
        }
    }
    report.print(lists, rounds: rounds)

    let scrolling = Workload("scrolling a list by a screenful of 20")
    let edits = Workload("inserting a row where a person sees it")
    for count in [100, 100_000] {
        let rows = DynamicList(Array(0..<count))
        let list = List(rows) { Label(String($0)) }
        guard let context = SessionContext.current else { return }
        let window = Window(Screen(title: "Rows", content: list))
        window.open(in: context)
        _ = window.render()
        scrolling.add("\(count) rows", iterations: 50) { times in
            for index in 0..<times {
                let first = index % 4 * 20
                window.receive(.show(first..<(first + 20)), for: list.identifier)
                _ = window.takeChanges()
            }
        }
        edits.add("\(count) rows", iterations: 50) { times in
            window.receive(.show(0..<20), for: list.identifier)
            for _ in 0..<times {
                rows.insert(-1, at: 3)
                _ = window.takeChanges()
                rows.remove(at: 3)
                _ = window.takeChanges()
            }
        }
    }
    report.print(scrolling, rounds: rounds)
    report.print(edits, rounds: rounds)
}
