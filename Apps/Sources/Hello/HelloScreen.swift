public import Belvedere
public import HelloModel

/// The screen "Hello": one label, one button, one binding.
public final class HelloScreen: Screen {
    public init(viewModel: HelloViewModel) {
        let helloLabel = Label(style: .title)
        super.init(title: "Hello", content: Stack(
            helloLabel,
            Button("Say hello", role: .primary) { viewModel.userTriggeredSayHelloButton() }
        ))
        viewModel.helloText.bindAndFire(to: helloLabel, \.text)
    }
}
