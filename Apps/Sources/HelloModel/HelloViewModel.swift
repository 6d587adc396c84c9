public import BelvedereBinding

/// The view model of the screen "Greeting". It does not know its view.
public final class HelloViewModel {
    /// The greeting, empty until the person presses the button.
    public let helloText = Dynamic("")

    public init() {}

    /// Called when the person presses the button.
    public func userTriggeredSayHelloButton() {
        helloText.value = HelloTexts.hello
    }
}
