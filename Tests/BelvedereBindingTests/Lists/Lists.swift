import BelvedereBinding
import Testing

@Suite struct Lists {
    @Test func anEditCarriesItsChange() {
        let list = DynamicList(["a", "c"])
        var told: [ListChange<String>] = []
        let token = list.bind { told.append($0) }
        list.insert("b", at: 1)
        list.remove(at: 0)
        list.move(from: 0, to: 1)
        list[0] = "C"
        list.batch {
            list.append("x")
            list.append("y")
        }
        #expect(
            told == [
                .insert("b", at: 1), .remove(at: 0), .move(from: 0, to: 1), .update("C", at: 0),
                .batch([.insert("x", at: 2), .insert("y", at: 3)]),
            ])
        #expect(list.elements == ["C", "b", "x", "y"])
        withExtendedLifetime(token) {}
    }

    @Test func anElementGoesToItsSortedPlaceAfterItsEquals() {
        let list = DynamicList([Row(id: 1, text: 1), Row(id: 2, text: 3), Row(id: 3, text: 3), Row(id: 4, text: 5)])
        #expect(list.insertSorted(Row(id: 5, text: 3)) { $0.text < $1.text } == 3)
        #expect(list.elements.map(\.id) == [1, 2, 3, 5, 4])
        #expect(DynamicList([1, 2, 4]).insertionIndex(of: 3) == 2)
        #expect(DynamicList<Int>().insertionIndex(of: 3) == 0)
    }

    @Test func anAssignmentTellsTheSmallestDifference() {
        let list = DynamicList((0..<10).map { Row(id: $0, text: $0) })
        var told: [ListChange<Row>] = []
        let token = list.bind { told.append($0) }
        var rows = list.elements
        rows.append(rows.removeFirst())
        list.assign(rows)
        #expect(told == [.move(from: 0, to: 9)])
        told = []
        rows[4].text = 100
        rows.insert(Row(id: 50, text: 50), at: 2)
        list.assign(rows)
        #expect(told.flatMap(\.steps) == [.update(rows[5], at: 4), .insert(rows[2], at: 2)])
        told = []
        list.assign(rows)
        #expect(told == [])
        withExtendedLifetime(token) {}
    }

    @Test func theNumberOfElementsCanBeBound() {
        let list = DynamicList<Int>()
        let isEmpty = Derived { list.isEmpty }
        var counts: [Int] = []
        var emptiness: [Bool] = []
        let tokens = [list.counted.bindAndFire { counts.append($0) }, isEmpty.bindAndFire { emptiness.append($0) }]
        list.append(contentsOf: [1, 2, 3])
        list[0] = 7
        list.removeAll()
        #expect(counts == [0, 3, 0])
        #expect(emptiness == [true, false, true])
        withExtendedLifetime(tokens) {}
    }

    @Test func aMappedElementIsMadeOnce() {
        let list = DynamicList([1, 2, 3])
        var made = 0
        let mapped = list.map { number in
            made += 1
            return number * 10
        }
        let token = mapped.bind { _ in }
        list.append(4)
        list.move(from: 0, to: 2)
        list.remove(at: 0)
        #expect(mapped.elements == [30, 10, 40])
        #expect(made == 4)
        withExtendedLifetime(token) {}
    }

    @Test func aListenerOfAListIsToldOnceWhatHasChangedSinceItLooked() {
        let list = DynamicList([1])
        var first: [ListChange<Int>] = []
        var second: [ListChange<Int>] = []
        let tokens = [
            list.bind { change in
                first.append(change)
                if list.count == 2 { list.append(3) }
            },
            list.bind { second.append($0) },
        ]
        list.append(2)
        #expect(first == [.insert(2, at: 1), .insert(3, at: 2)])
        #expect(second == [.batch([.insert(2, at: 1), .insert(3, at: 2)])])
        withExtendedLifetime(tokens) {}
    }

    @Test func aListEndsItsBindingsLikeAnyDynamic() {
        final class Table: BindingOwner {
            let bindings = BindingBag()
            var changes = 0
        }
        final class Other { var changes = 0 }
        let list = DynamicList([1])
        do {
            let table = Table()
            let other = Other()
            list.bind(to: table) { table, _ in table.changes += 1 }
            list.bind(to: other) { other, _ in other.changes += 1 }
            list.append(2)
            #expect(table.changes == 1)
            #expect(other.changes == 1)
        }
        list.append(3)
        #expect(!list.hasListeners)
    }
}
