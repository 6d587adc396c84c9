public import Belvedere
public import HelloModel

/// The screen "Greeting": one label, one button, one binding.
public final class HelloScreen: Screen {
    public init(viewModel: HelloViewModel) {
        let helloLabel = Label(style: .title)
        super.init(
            title: HelloTexts.title,
            content: Stack(
                helloLabel,
                Button(HelloTexts.sayHello, role: .primary) { viewModel.userTriggeredSayHelloButton() }
            ))
        viewModel.helloText.bindAndFire(to: helloLabel, \.text)
    }
}
