import BelvedereBinding
import Testing

/// Classes in the form in which the developer of an iOS app writes them: here all code is on the main actor by default.
final class Label {
    var text: String?
    var isHidden = false
}

final class OwningLabel: BindingOwner {
    let bindings = BindingBag()
    var text = ""
    var number: Int?
}

final class HelloViewModel {
    let helloText = Dynamic("", name: "helloText")
    let count = Dynamic(0)
    func userTriggeredSayHelloButton() { helloText.value = "Hello" }
}

@Suite struct MainActorClients {
    @Test func aMainActorLabelIsBoundLikeAnyOther() {
        let viewModel = HelloViewModel()
        let label = Label()
        viewModel.helloText.bindAndFire(to: label, \.text)
        viewModel.count.bind(to: label) { label, count in label.isHidden = count > 0 }
        viewModel.userTriggeredSayHelloButton()
        viewModel.count.value = 1
        #expect(label.text == "Hello")
        #expect(label.isHidden)
    }

    @Test func aMainActorOwnerKeepsItsBindingsInItsBag() {
        let viewModel = HelloViewModel()
        let label = OwningLabel()
        viewModel.helloText.bindAndFire(to: label, \.text)
        viewModel.count.bindAndFire(to: label, \.number)
        viewModel.helloText.bind(to: label) { label, text in label.number = text.count }
        viewModel.userTriggeredSayHelloButton()
        #expect(label.text == "Hello")
        #expect(label.number == 5)
        #expect(label.bindings.count == 3)
        label.bindings.end()
        #expect(!viewModel.helloText.hasListeners)
    }

    @Test func closuresOfAMainActorClientStayOnTheMainActor() {
        let viewModel = HelloViewModel()
        let label = Label()
        let token = viewModel.helloText.bindAndFire { [weak label] text in label?.text = text }
        viewModel.userTriggeredSayHelloButton()
        #expect(label.text == "Hello")
        token.cancel()
    }
}
