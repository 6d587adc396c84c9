internal import Belvedere

extension SessionKey<String> {
    /// Who the person is; empty for whoever has not come through the door.
    static var person: Self { SessionKey("person", default: "") }
}

/// Greets whoever has been let in: for the tests of admission.
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
    /// What only those see who have come through the door.
    static let guarded = BelvedereApp("Guarded", path: "/guarded", summary: "For those who have logged in") { context in
        Window(GuardedScreen(person: context.values[.person]))
    }
}
