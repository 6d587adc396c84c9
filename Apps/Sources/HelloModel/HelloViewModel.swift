public import BelvedereBinding

/// What the screen "Greeting" shows and does. It never sees the view.
public final class HelloViewModel {
    /// The greeting; empty until the person asks for it.
    public let helloText = Dynamic("")

    public init() {}

    /// The person pressed the button.
    public func userTriggeredSayHelloButton() {
        helloText.value = HelloTexts.hello
    }
}
