public import Belvedere
internal import BelvedereBinding
internal import Hello
internal import HelloModel

extension BelvedereApp {
    /// Returns the app with the first page of a gallery. Its path is the root, so it also shows "Not found" for addresses that belong to no
    /// app.
    public static func front(_ contents: FrontContents) -> BelvedereApp {
        BelvedereApp("Belvedere", path: "/", summary: FrontTexts.promise, theme: Theme(styleSheet: FrontStyle.sheet)) { _ in
            let router = Router(root: FrontRoute.front)
            return Window(router) { _ in
                // This is the screen of the app Hello, with a view model of its own.
                let greeting = HelloViewModel()
                let hello = HelloScreen(viewModel: greeting)
                let screen = FrontScreen(viewModel: FrontViewModel(contents), contents: contents, hello: hello.content)
                greeting.helloText.bind(to: screen) { screen, _ in screen.markLinesThatRan() }
                return screen
            }
        }
    }
}
