// What the examples of BelvedereBrowser take for granted: an app to serve.

import Belvedere

extension Belvedere.Application {
    static let hello = Belvedere.Application("Hello", path: "/hello") { _ in Window(Screen(title: "Hello", content: Label("Hello"))) }
}
