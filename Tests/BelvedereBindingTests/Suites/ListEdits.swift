import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests of derived lists: after each of 5,000 random edits (20,000 in the long form), each derived list must equal a list that is computed
/// anew from the elements.
@Suite struct ListEdits {
    /// Makes random edits of all kinds in a list of limited length.
    struct Editor {
        var numbers: SplitMix64
        var nextID = 0
        let longest: Int

        mutating func edit(_ list: DynamicList<Row>) {
            let count = list.count
            guard count > 0 else { return insert(list) }
            switch numbers.below(count < longest ? 12 : 6) {
            case 0: list.remove(at: numbers.below(count))
            case 1: list.move(from: numbers.below(count), to: numbers.below(count))
            case 2:
                let text = numbers.below(20)
                list.update(at: numbers.below(count)) { $0.text = text }
            case 3: list[numbers.below(count)] = newRow()
            case 4:
                let remainder = numbers.below(40)
                list.removeAll { $0.id % 40 == remainder }
            case 5: assign(list)
            case 6:
                let rows = (0..<numbers.below(5)).map { _ in newRow() }
                list.append(contentsOf: rows)
            case 7:
                let steps = numbers.below(6)
                list.batch { for _ in 0..<steps { edit(list) } }
            default: insert(list)
            }
        }

        private mutating func newRow() -> Row {
            nextID += 1
            return Row(id: nextID, text: numbers.below(20))
        }

        private mutating func insert(_ list: DynamicList<Row>) {
            list.insert(newRow(), at: numbers.below(list.count + 1))
        }

        private mutating func assign(_ list: DynamicList<Row>) {
            var rows = list.elements
            for _ in 0..<numbers.below(6) where !rows.isEmpty {
                switch numbers.below(4) {
                case 0: rows.remove(at: numbers.below(rows.count))
                case 1: rows.swapAt(numbers.below(rows.count), numbers.below(rows.count))
                case 2: rows[numbers.below(rows.count)].text = numbers.below(20)
                default: rows.insert(newRow(), at: numbers.below(rows.count + 1))
                }
            }
            list.assign(rows)
        }
    }

    /// A copy of a list that knows only the change sets that it receives.
    final class Copy<Element: Equatable> {
        private(set) var elements: [Element]
        private var token: BindingToken?

        init(_ list: DynamicListValue<Element>) {
            elements = list.elements
            token = list.bind { [unowned self] in $0.apply(to: &elements) }
        }
    }

    /// Long lists take longer to compare. So they are compared only after every 40 edits, and short lists after each edit.
    @Test(arguments: [(8, 1), (100, 40)])
    func boundListsAgreeWithTheNaiveComputation(longest: Int, interval: Int) {
        let seed = Seed()
        var editor = Editor(numbers: seed.numbers(for: longest), longest: longest)
        let rows = DynamicList<Row>()
        let limit = Dynamic(10)
        let isDescending = Dynamic(false)
        let texts = Copy(rows.map(\.text))
        let below = Copy(rows.filter(by: limit) { $0.text < $1 })
        let sorted = Copy(rows.sorted { $0.text < $1.text })
        let chained = Copy(
            rows.filter { $0.id % 3 != 0 }
                .sorted(by: isDescending) { $2 ? $0.text > $1.text : $0.text < $1.text }
                .map { $0.text * 10 }
        )
        let keys = Copy(rows.sections { $0.text % 5 }.map(\.key))
        var count = 0
        let counting = rows.counted.bindAndFire { count = $0 }
        let sum = rows.asValue.map { $0.reduce(0) { $0 + $1.text } }
        var lastSum = 0
        let summing = sum.bindAndFire { lastSum = $0 }
        for step in 0..<(Seed.isSoak ? 20_000 : 5_000) {
            switch editor.numbers.below(20) {
            case 0: limit.value = editor.numbers.below(22)
            case 1: isDescending.value.toggle()
            case 2:
                transaction {
                    editor.edit(rows)
                    limit.value = editor.numbers.below(22)
                    editor.edit(rows)
                    isDescending.value.toggle()
                }
            default: editor.edit(rows)
            }
            guard step % interval == 0 else { continue }
            let elements = rows.elements
            let isReversed = isDescending.value
            var wrong: [String] = []
            if texts.elements != elements.map(\.text) { wrong.append("map") }
            if below.elements != elements.filter({ $0.text < limit.value }) { wrong.append("filter") }
            if sorted.elements.map(\.text) != elements.map(\.text).sorted() { wrong.append("order") }
            if Set(sorted.elements) != Set(elements) { wrong.append("sorted elements") }
            let inOrder = elements.filter { $0.id % 3 != 0 }.map { $0.text * 10 }.sorted()
            if chained.elements != (isReversed ? inOrder.reversed() : inOrder) { wrong.append("chain") }
            if keys.elements != Set(elements.map { $0.text % 5 }).sorted() { wrong.append("sections") }
            if count != elements.count { wrong.append("count") }
            if lastSum != elements.reduce(0, { $0 + $1.text }) { wrong.append("sum") }
            guard wrong.isEmpty else {
                Issue.record("Step \(step): \(wrong) with \(elements.count) elements. \(seed)")
                return
            }
        }
        withExtendedLifetime((counting, summing)) {}
    }

    @Test func listsThatAreBoundAndUnboundAndReadNowAndThenAgreeToo() {
        let seed = Seed()
        var editor = Editor(numbers: seed.numbers(for: 1), longest: 60)
        let rows = DynamicList<Row>()
        let limit = Dynamic(10)
        let filtered = rows.filter(by: limit) { $0.text < $1 }
        let sorted = filtered.sorted { $0.text < $1.text }
        let sections = rows.sections { $0.text % 5 }
        let total = Derived { filtered.elements.reduce(0) { $0 + $1.text } + sections.count }
        var tokens: [BindingToken] = []
        for step in 0..<(Seed.isSoak ? 20_000 : 5_000) {
            switch editor.numbers.below(12) {
            case 0: tokens.append(sorted.bind { _ in })
            case 1: tokens.append(sections.bind { _ in })
            case 2: tokens.append(total.bind { _ in })
            case 3: tokens = []
            case 4: limit.value = editor.numbers.below(22)
            default: editor.edit(rows)
            }
            guard editor.numbers.below(3) == 0 else { continue }
            let elements = rows.elements
            let shown = elements.filter { $0.text < limit.value }
            let byKey = Dictionary(grouping: elements) { $0.text % 5 }
            var wrong: [String] = []
            if filtered.elements != shown { wrong.append("filter") }
            if sorted.elements.map(\.text) != shown.map(\.text).sorted() { wrong.append("sorted") }
            if sections.elements.map(\.key) != byKey.keys.sorted() { wrong.append("sections") }
            for section in sections.elements where section.rows.elements != byKey[section.key] { wrong.append("rows") }
            if total.value != shown.reduce(0, { $0 + $1.text }) + byKey.count { wrong.append("total") }
            guard wrong.isEmpty else {
                Issue.record("Step \(step): \(wrong) with \(elements.count) elements. \(seed)")
                return
            }
        }
        withExtendedLifetime(tokens) {}
    }

    @Test func aDifferenceNeverTakesMoreStepsThanInsertionsAndDeletionsAlone() {
        let seed = Seed()
        var numbers = seed.numbers(for: 2)
        for pair in 0..<5000 {
            let kinds = 1 + numbers.below(8)
            let old = (0..<numbers.below(12)).map { _ in numbers.below(kinds) }
            let new = (0..<numbers.below(12)).map { _ in numbers.below(kinds) }
            let list = DynamicList(old)
            var copy = old
            var steps = 0
            let token = list.bind { change in
                steps += change.steps.count
                change.apply(to: &copy)
            }
            list.assign(new)
            let most = new.difference(from: old).count
            guard copy == new, steps <= most else {
                Issue.record("Pair \(pair): \(old) to \(new) took \(steps) steps to \(copy), not \(most). \(seed)")
                return
            }
            withExtendedLifetime(token) {}
        }
    }

    @Test func aRowThatIsThereTwiceIsFoundAgain() {
        let list = DynamicList([2, 0, 3, 0])
        var steps = 0
        let token = list.bind { steps += $0.steps.count }
        list.assign([3, 0, 3])
        #expect(steps <= 3)
        withExtendedLifetime(token) {}
    }
}
