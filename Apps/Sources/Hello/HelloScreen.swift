public import Belvedere
public import HelloModel

/// The screen "Greeting" with one label, one button and one binding.
public final class HelloScreen: Screen {
    private let viewModel: HelloViewModel

    public init(viewModel: HelloViewModel) {
        self.viewModel = viewModel
        let helloLabel = Label(style: .title)
        super.init(
            title: HelloTexts.title,
            content: Stack(
                helloLabel,
                Button(HelloTexts.sayHello, role: .primary) {
                    viewModel.userTriggeredSayHelloButton()
                }
            ))
        viewModel.helloText.bindAndFire(to: helloLabel, \.text)
    }
}
