internal import Belvedere

extension SessionKey<String> {
    /// The name of the person; empty without a login at the door.
    static var person: Self { SessionKey("person", default: "") }
}

/// Greets the admitted person, for the tests of admission.
final class GuardedScreen: Screen {
    init(person: String) {
        let count = Label("0 presses")
        var presses = 0
        super.init(
            title: "Guarded",
            content: Stack(
                Label("Welcome, \(person)"), count,
                Button("Press") {
                    presses += 1
                    count.text = "\(presses) presses"
                }))
    }
}

extension BelvedereApp {
    /// The app that only logged-in people see.
    static let guarded = BelvedereApp("Guarded", path: "/guarded", summary: "For those who have logged in") { context in
        Window(GuardedScreen(person: context.values[.person]))
    }
}
