import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests that a copy equals its list if all change sets of the list are applied to the copy. A list is edited at random, and each list
/// derived from it has a listener and a copy. The edits are made one by one, in batches, by assigning a new array, and in listeners.
@Suite struct ChangeSetReplay {
    /// A copy of a list that knows only the change sets that it receives.
    final class Replica<Element: Equatable> {
        let list: DynamicListValue<Element>
        private(set) var copy: [Element]
        private(set) var calls = 0
        private var token: BindingToken?

        init(_ list: DynamicListValue<Element>) {
            self.list = list
            copy = []
            token = list.bind { [unowned self] change in
                calls += 1
                change.apply(to: &copy)
            }
            copy = list.elements
        }

        var agrees: Bool { copy == list.elements }
    }

    static func edit(_ list: DynamicList<Row>, _ numbers: inout SplitMix64, _ nextID: inout Int) {
        let count = list.count
        switch numbers.below(count == 0 ? 2 : 8) {
        case 0, 1:
            nextID += 1
            list.insert(Row(id: nextID, text: numbers.below(6)), at: numbers.below(count + 1))
        case 2: list.remove(at: numbers.below(count))
        case 3: list.move(from: numbers.below(count), to: numbers.below(count))
        case 4:
            let text = numbers.below(6)
            list.update(at: numbers.below(count)) { $0.text = text }
        case 5:
            let steps = numbers.below(5)
            list.batch { for _ in 0..<steps { Self.edit(list, &numbers, &nextID) } }
        case 6:
            var rows = list.elements
            for _ in 0..<numbers.below(4) where !rows.isEmpty {
                switch numbers.below(4) {
                case 0: rows.remove(at: numbers.below(rows.count))
                case 1: rows.swapAt(numbers.below(rows.count), numbers.below(rows.count))
                case 2: rows[numbers.below(rows.count)].text = numbers.below(6)
                default:
                    nextID += 1
                    rows.insert(Row(id: nextID, text: numbers.below(6)), at: numbers.below(rows.count + 1))
                }
            }
            list.assign(rows)
        default:
            list.assign(list.elements.shuffled(using: &numbers))
        }
    }

    @Test func everyListAgreesWithItsReplayedChanges() {
        let seed = Seed()
        let sequences = Seed.isSoak ? 100_000 : 10_000
        for sequence in 0..<sequences {
            var numbers = seed.numbers(for: sequence)
            var nextID = 0
            let list = DynamicList<Row>()
            for _ in 0..<numbers.below(8) { Self.edit(list, &numbers, &nextID) }
            let limit = Dynamic(3)
            let isDescending = Dynamic(false)
            let texts = list.map(\.text)
            let even = list.filter { $0.text % 2 == 0 }
            let below = list.filter(by: limit) { $0.text < $1 }
            let sorted = below.sorted(by: isDescending) { $2 ? $0.text > $1.text : $0.text < $1.text }
            let replicas = (
                Replica(list), Replica(texts), Replica(even), Replica(below), Replica(sorted), Replica(list)
            )
            for step in 0..<(1 + numbers.below(5)) {
                switch numbers.below(8) {
                case 0: limit.value = numbers.below(7)
                case 1: isDescending.value.toggle()
                case 2:
                    transaction {
                        limit.value = numbers.below(7)
                        Self.edit(list, &numbers, &nextID)
                        isDescending.value.toggle()
                    }
                default: Self.edit(list, &numbers, &nextID)
                }
                let rows = list.elements
                let shown = rows.filter { $0.text < limit.value }
                let agree =
                    replicas.0.agrees && replicas.1.agrees && replicas.2.agrees && replicas.3.agrees
                    && replicas.4.agrees && replicas.5.agrees
                    && replicas.1.copy == rows.map(\.text)
                    && replicas.2.copy == rows.filter { $0.text % 2 == 0 }
                    && replicas.3.copy == shown
                    && replicas.4.copy.map(\.text)
                        == shown.map(\.text).sorted(by: isDescending.value ? (>) : (<))
                    && Set(replicas.4.copy) == Set(shown)
                guard agree else {
                    Issue.record("Sequence \(sequence), step \(step) disagrees. \(seed)")
                    return
                }
            }
        }
    }

    @Test func aDerivedListAgreesWithAListThatIsNotBound() {
        let seed = Seed()
        for sequence in 0..<500 {
            var numbers = seed.numbers(for: sequence)
            var nextID = 0
            let list = DynamicList<Row>()
            let even = list.filter { $0.text % 2 == 0 }.map(\.text)
            for _ in 0..<10 {
                Self.edit(list, &numbers, &nextID)
                if numbers.below(2) == 0 {
                    #expect(even.elements == list.elements.map(\.text).filter { $0 % 2 == 0 }, seed.comment)
                }
            }
        }
    }

    @Test func editsInListenersReachEveryListenerInOrder() {
        let seed = Seed()
        for sequence in 0..<500 {
            var numbers = seed.numbers(for: sequence)
            var nextID = 0
            let list = DynamicList<Row>()
            let first = Replica(list)
            var answers = 0
            let answering = list.bind { _ in
                guard answers > 0 else { return }
                answers -= 1
                Self.edit(list, &numbers, &nextID)
            }
            let last = Replica(list)
            for _ in 0..<6 {
                answers = 3
                var outer = seed.numbers(for: sequence + 1000)
                var outerID = nextID + 1_000_000
                Self.edit(list, &outer, &outerID)
                #expect(first.agrees && last.agrees, seed.comment)
            }
            withExtendedLifetime(answering) {}
        }
    }

    @Test func sectionsFollowTheirElements() {
        let seed = Seed()
        for sequence in 0..<1000 {
            var numbers = seed.numbers(for: sequence)
            var nextID = 0
            let list = DynamicList<Row>()
            let sections = list.sections(by: \.text)
            var copy: [Int] = []
            var rowTokens: [ObjectIdentifier: BindingToken] = [:]
            var rowCopies: [ObjectIdentifier: [Row]] = [:]
            var seen: [ListSection<Int, Row>] = []
            func follow() {
                for section in sections.elements where rowTokens[ObjectIdentifier(section)] == nil {
                    let id = ObjectIdentifier(section)
                    seen.append(section)
                    rowCopies[id] = section.rows.elements
                    rowTokens[id] = section.rows.bind { $0.apply(to: &rowCopies[id]!) }
                }
            }
            let token = sections.bind { change in
                change.map(\.key).apply(to: &copy)
                follow()
            }
            for _ in 0..<8 {
                Self.edit(list, &numbers, &nextID)
                let keys = Set(list.elements.map(\.text)).sorted()
                #expect(copy == keys, seed.comment)
                #expect(sections.elements.map(\.key) == keys, seed.comment)
                for section in sections.elements {
                    let expected = list.elements.filter { $0.text == section.key }
                    #expect(section.rows.elements == expected, seed.comment)
                    #expect(rowCopies[ObjectIdentifier(section)] == expected, seed.comment)
                }
            }
            withExtendedLifetime(token) {}
        }
    }
}
