import BelvedereBinding
import Testing

@Suite struct Owners {
    final class Label {
        var text = ""
        var onText: ((String) -> Void)?
    }

    final class OwningLabel: BindingOwner {
        let bindings = BindingBag()
        var text = ""
        /// An object that assigns a value to a dynamic while its label is being deallocated.
        var child: Child?
    }

    final class Child {
        let status: Dynamic<String>
        init(_ status: Dynamic<String>) { self.status = status }
        deinit { status.value = "gone" }
    }

    @Test func theStorageOfAGoneOwnerIsReclaimedAtTheNextPass() {
        final class Resource {}
        let number = Dynamic(0)
        weak var resource: Resource?
        do {
            let label = Label()
            let held = Resource()
            resource = held
            number.bind(to: label) { _, _ in withExtendedLifetime(held) {} }
        }
        #expect(resource != nil)
        number.value = 1
        #expect(resource == nil)
        #expect(!number.hasListeners)
    }

    @Test func theStorageOfAGoneOwnerIsReclaimedAtTheNextBind() {
        final class Resource {}
        let number = Dynamic(0)
        weak var resource: Resource?
        do {
            let label = Label()
            let held = Resource()
            resource = held
            number.bind(to: label) { _, _ in withExtendedLifetime(held) {} }
        }
        let token = number.bind { _ in }
        #expect(resource == nil)
        withExtendedLifetime(token) {}
    }

    @Test func bindingsOfOwnersThatComeAndGoDoNotPileUp() {
        let number = Dynamic(0)
        for _ in 0..<1000 {
            let label = Label()
            number.bind(to: label) { _, _ in }
        }
        var calls = 0
        let token = number.bind { _ in calls += 1 }
        let steps = BindingTrace.record { number.value = 1 }
        #expect(calls == 1)
        #expect(steps.count == 2)
        token.cancel()
        #expect(!number.hasListeners)
    }

    @Test func anOwnerThatGoesDuringItsPassIsNotCalled() {
        let number = Dynamic(0)
        var label: Label? = Label()
        var calls = 0
        let token = number.bind { _ in label = nil }
        number.bind(to: label!) { _, _ in calls += 1 }
        number.value = 1
        #expect(label == nil)
        #expect(calls == 0)
        withExtendedLifetime(token) {}
    }

    @Test func anOwnerWithABagGoesWithItsBindings() {
        let text = Dynamic("a")
        weak var gone: OwningLabel?
        do {
            let label = OwningLabel()
            gone = label
            text.bindAndFire(to: label, \.text)
            #expect(label.text == "a")
            #expect(text.hasListeners)
        }
        #expect(gone == nil)
        #expect(!text.hasListeners)
    }

    @Test func anOwnerThatIsBeingDestroyedIsNotCalled() {
        let status = Dynamic("")
        var seen: [String] = []
        do {
            let label = OwningLabel()
            label.child = Child(status)
            status.bind(to: label) { _, text in seen.append(text) }
            status.value = "here"
        }
        #expect(status.value == "gone")
        #expect(seen == ["here"])
    }

    @Test func anOwnerWhoseBagOutlivesItIsNotCalled() {
        let text = Dynamic("a")
        var calls = 0
        let bag: BindingBag
        do {
            let label = OwningLabel()
            bag = label.bindings
            text.bind(to: label) { _, _ in calls += 1 }
            text.value = "b"
        }
        text.value = "c"
        #expect(calls == 1)
        #expect(bag.count == 0)
    }

    @Test func anOwnerThatLosesItsLastReferenceInItsOwnCallFinishesTheCall() {
        final class Screen: BindingOwner {
            let bindings = BindingBag()
            var drop: () -> Void = {}
            var title = "title"
        }
        let text = Dynamic("a")
        var screen: Screen? = Screen()
        var seen: [String] = []
        screen?.drop = { screen = nil }
        text.bind(to: screen!) { screen, text in
            screen.drop()
            seen.append(screen.title + text)
        }
        text.value = "b"
        text.value = "c"
        #expect(screen == nil)
        #expect(seen == ["titleb"])
    }

    @Test func aBagEndsItsBindingsAndCanBeUsedAgain() {
        let text = Dynamic("a")
        let bag = BindingBag()
        var calls = 0
        text.bind { _ in calls += 1 }.store(in: bag)
        text.bind { _ in calls += 1 }.store(in: bag)
        text.value = "b"
        #expect(calls == 2)
        bag.end()
        text.value = "c"
        #expect(calls == 2)
        text.bind { _ in calls += 1 }.store(in: bag)
        text.value = "d"
        #expect(calls == 3)
        #expect(bag.count == 1)
    }

    @Test func aBagForgetsTokensThatHaveEnded() {
        let bag = BindingBag()
        weak var resource: Label?
        for index in 0..<100 {
            let text = Dynamic("a")
            let held = Label()
            if index == 0 { resource = held }
            let token = text.bind { held.text = $0 }
            token.store(in: bag)
            token.cancel()
        }
        #expect(resource == nil)
        #expect(bag.count == 0)
    }
}
