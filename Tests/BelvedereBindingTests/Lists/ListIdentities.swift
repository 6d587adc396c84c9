import BelvedereBinding
import Testing
import TestSupport

/// Tests of lists whose elements are found by their identity and not by their index.
@Suite struct ListIdentities {
    struct Refusal: Error, Equatable {}

    @Test func anElementIsFoundChangedAndTakenOutByItsIdentity() {
        let rows = DynamicList([Row(id: 1, text: 10), Row(id: 2, text: 20), Row(id: 3, text: 30)])
        var told: [ListChange<Row>] = []
        let token = rows.bind { told.append($0) }
        #expect(rows.element(id: 2) == Row(id: 2, text: 20))
        #expect(rows.update(id: 2) { $0.text = 21 })
        #expect(rows.remove(id: 1) == Row(id: 1, text: 10))
        #expect(rows.elements == [Row(id: 2, text: 21), Row(id: 3, text: 30)])
        #expect(told == [.update(Row(id: 2, text: 21), at: 1), .remove(at: 0)])
        withExtendedLifetime(token) {}
    }

    @Test func anIdentityThatIsNotThereChangesNothing() {
        let rows = DynamicList([Row(id: 1, text: 10)])
        var calls = 0
        let token = rows.bind { _ in calls += 1 }
        #expect(rows.element(id: 9) == nil)
        #expect(!rows.update(id: 9) { $0.text = 1 })
        #expect(rows.remove(id: 9) == nil)
        #expect(DynamicList<Row>().element(id: 1) == nil)
        #expect(calls == 0)
        withExtendedLifetime(token) {}
    }

    @Test func anUpdateThatThrowsLeavesTheElementAsItWas() {
        let rows = DynamicList([Row(id: 1, text: 10)])
        #expect(throws: Refusal()) {
            try rows.update(id: 1) { row throws(Refusal) in
                row.text = 11
                throw Refusal()
            }
        }
        #expect(rows[0].text == 10)
    }

    @Test func aDerivedValueFollowsAnElement() {
        let rows = DynamicList((0..<100).map { Row(id: $0, text: 0) })
        let text = Derived { rows.element(id: 70)?.text }
        var seen: [Int?] = []
        let token = text.bind { seen.append($0) }
        rows.update(id: 70) { $0.text = 1 }
        rows.remove(id: 3)
        rows.remove(id: 70)
        #expect(seen == [1, nil])
        withExtendedLifetime(token) {}
    }

    @Test func aLookUpByIdentityFindsWhatASearchThroughAllElementsFinds() {
        let seed = Seed()
        var numbers = seed.numbers(for: 0)
        let rows = DynamicList((0..<60).map { Row(id: $0, text: 0) })
        var nextIdentity = 60
        for _ in 0..<10_000 {
            let identity = Int.random(in: 0..<nextIdentity, using: &numbers)
            let expected = rows.elements.first { $0.id == identity }
            #expect(rows.element(id: identity) == expected, seed.comment)
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0:
                rows.insert(Row(id: nextIdentity, text: 0), at: Int.random(in: 0...rows.count, using: &numbers))
                nextIdentity += 1
            case 1:
                rows.append(Row(id: nextIdentity, text: 0))
                nextIdentity += 1
            case 2: #expect(rows.remove(id: identity) == expected, seed.comment)
            case 3: #expect(rows.update(id: identity) { $0.text += 1 } == (expected != nil), seed.comment)
            case 4 where rows.count > 1:
                rows.move(
                    from: Int.random(in: 0..<rows.count, using: &numbers),
                    to: Int.random(in: 0..<rows.count, using: &numbers)
                )
            case 5 where rows.count > 200: rows.assign(Array(rows.elements.shuffled(using: &numbers).prefix(30)))
            default: break
            }
        }
    }
}
