public import Belvedere
internal import HelloModel

extension BelvedereApp {
    /// The smallest complete app: MVVM on one binding.
    public static let hello = BelvedereApp("Hello", path: "/hello", summary: "MVVM on one binding") { _ in
        Window(HelloScreen(viewModel: HelloViewModel()))
    }
}
