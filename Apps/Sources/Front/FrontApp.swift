public import Belvedere
internal import Hello
internal import HelloModel

extension BelvedereApp {
    /// The first page of a gallery. It lives at the root, so an address that no app has leads to its "Not found".
    public static func front(_ contents: FrontContents) -> BelvedereApp {
        BelvedereApp("Belvedere", path: "/", summary: FrontTexts.promise, theme: Theme(styleSheet: FrontStyle.sheet)) { _ in
            let router = Router(root: FrontRoute.front)
            return Window(router) { _ in
                // The screen of the app Hello itself, with a view model of its own.
                let hello = HelloScreen(viewModel: HelloViewModel())
                return FrontScreen(viewModel: FrontViewModel(contents), contents: contents, hello: hello.content)
            }
        }
    }
}
