public import Belvedere
internal import HelloModel

extension Application {
    /// The smallest complete app: MVVM on one binding.
    public static let hello = Application("Hello", path: "/hello", summary: "MVVM on one binding") { _ in
        Window(HelloScreen(viewModel: HelloViewModel()))
    }
}
