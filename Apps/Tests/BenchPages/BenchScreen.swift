internal import Belvedere

/// The operations of js-framework-benchmark on a plain stack, with every row in the page, and a counter.
final class BenchScreen: Screen {
    private let rows = Stack()
    private let counter = Label("0")
    private var count = 0
    private var nextNumber = 1
    private weak var selected: BenchRow?
    private static let adjectives = ["pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint"]
    private static let nouns = ["table", "chair", "house", "bridge", "sandwich", "car", "boat", "pizza", "mouse", "keyboard"]

    init() {
        super.init(title: "Bench")
        content = Stack(
            Stack(.horizontal, Button("Increment") { [unowned self] in increment() }, counter),
            Stack(
                .horizontal,
                Button("Create 1,000 rows") { [unowned self] in rows.setViews(makeRows(1_000)) },
                Button("Replace 1,000 rows") { [unowned self] in rows.setViews(makeRows(1_000)) },
                Button("Append 1,000 rows") { [unowned self] in for row in makeRows(1_000) { rows.add(row) } },
                Button("Create 10,000 rows") { [unowned self] in rows.setViews(makeRows(10_000)) },
                Button("Update every 10th row") { [unowned self] in update() },
                Button("Swap rows") { [unowned self] in swap() },
                Button("Clear") { [unowned self] in rows.setViews([]) }
            ),
            rows
        )
    }

    private func increment() {
        count += 1
        counter.text = String(count)
    }

    private func makeRows(_ count: Int) -> [View] {
        (0..<count).map { _ in
            let number = nextNumber
            nextNumber += 1
            let text = "\(Self.adjectives[number * 7 % 10]) \(Self.nouns[number * 3 % 10])"
            return BenchRow(number, text, select: { [unowned self] in select($0) }, remove: { [unowned self] in rows.remove($0) })
        }
    }

    private func select(_ row: BenchRow) {
        selected?.style = .plain
        row.style = .group
        selected = row
    }

    private func update() {
        for index in stride(from: 0, to: rows.subviews.count, by: 10) {
            if let row = rows.subviews[index] as? BenchRow { row.text.title += " !!!" }
        }
    }

    private func swap() {
        if rows.subviews.count < 999 { return }
        rows.moveView(from: 1, to: 998)
        rows.moveView(from: 997, to: 1)
    }
}
