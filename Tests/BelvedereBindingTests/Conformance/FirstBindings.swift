import BelvedereBinding
import Testing

@Suite struct FirstBindings {
    final class Label {
        var text: String? = nil
        var title = ""
    }

    final class OwningLabel: BindingOwner {
        let bindings = BindingBag()
        var text: String? = nil
    }

    @Test func bindTellsTheNextChangesAndBindAndFireAlsoTheCurrentValue() {
        let text = Dynamic("a")
        var later: [String] = []
        var all: [String] = []
        let first = text.bind { later.append($0) }
        let second = text.bindAndFire { all.append($0) }
        text.value = "b"
        text.value = "b"
        #expect(later == ["b"])
        #expect(all == ["a", "b"])
        first.cancel()
        text.value = "c"
        #expect(later == ["b"])
        #expect(all == ["a", "b", "c"])
        withExtendedLifetime(second) {}
    }

    @Test func aStringIsBoundToAnOptionalPropertyOfAnyClass() {
        let text = Dynamic("a")
        let label = Label()
        text.bindAndFire(to: label, \.text)
        text.bind(to: label, \.title)
        #expect(label.text == "a")
        #expect(label.title == "")
        text.value = "b"
        #expect(label.text == "b")
        #expect(label.title == "b")
    }

    @Test func anOwnerWithABagKeepsItsBindingsThere() {
        let text = Dynamic("a")
        let label = OwningLabel()
        text.bindAndFire(to: label, \.text)
        text.bind(to: label) { label, text in label.text = "\(label.text ?? "")+\(text)" }
        #expect(label.bindings.count == 2)
        text.value = "b"
        #expect(label.text == "b+b")
        label.bindings.end()
        text.value = "c"
        #expect(label.text == "b+b")
        #expect(!text.hasListeners)
    }

    @Test func anOwnerIsNotKeptAndNotCalledAfterItIsGone() {
        let text = Dynamic("a")
        weak var gone: Label?
        var calls = 0
        do {
            let label = Label()
            gone = label
            text.bind(to: label) { _, _ in calls += 1 }
            text.value = "b"
        }
        #expect(gone == nil)
        #expect(calls == 1)
        text.value = "c"
        #expect(calls == 1)
        #expect(!text.hasListeners)
    }

    @Test func aTokenDroppedByItsOwnListenerIsSafe() {
        let count = Dynamic(0)
        var token: BindingToken?
        let object = Label()
        token = count.bind { [object] value in
            token = nil
            object.title = "\(value)"
        }
        #expect(token != nil)
        count.value = 1
        count.value = 2
        #expect(object.title == "1")
    }

    @Test func aSetInsideAListenerEndsWithEveryListenerOnTheModelsValue() {
        let count = Dynamic(0)
        var first: [Int] = []
        var second: [Int] = []
        let tokens = [
            count.bind { value in
                first.append(value)
                if value == 1 { count.value = 2 }
            },
            count.bind { second.append($0) },
        ]
        count.value = 1
        #expect(first == [1, 2])
        #expect(second == [2])
        withExtendedLifetime(tokens) {}
    }
}
