// Declarations that the examples of BelvedereBrowser use: an app to serve.

import Belvedere

extension BelvedereApp {
    static let hello = BelvedereApp("Hello", path: "/hello") { _ in Window(Screen(title: "Hello", content: Label("Hello"))) }
}

enum Rank: Sendable { case viewer, editor }
extension SessionKey<Rank> {
    static var rank: Self { SessionKey("rank", default: .viewer) }
}
