import BelvedereBinding
import HelloModel
import Testing

/// Tests the view model without any view.
struct HelloViewModelTests {
    @Test func theTextIsEmptyAtFirst() {
        #expect(HelloViewModel().helloText.value.isEmpty)
    }

    @Test func theButtonSetsTheText() {
        let viewModel = HelloViewModel()
        viewModel.userTriggeredSayHelloButton()
        #expect(viewModel.helloText.value == "Hello")
    }

    @Test func aBindingGetsTheTextAtOnceAndThenEachChange() {
        let viewModel = HelloViewModel()
        var seen: [String] = []
        let token = viewModel.helloText.bindAndFire { seen.append($0) }
        viewModel.userTriggeredSayHelloButton()
        viewModel.userTriggeredSayHelloButton()
        #expect(seen == ["", "Hello"])
        token.cancel()
    }
}
