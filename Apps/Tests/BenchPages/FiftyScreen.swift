internal import Belvedere

/// Fifty views of the usual kinds that do nothing, for the memory of a session whose person only reads.
final class FiftyScreen: Screen {
    init() {
        super.init(title: "Fifty")
        // Seven groups of seven views, and the stack around them.
        content = Stack(
            .vertical,
            (1...7).map { number in
                Stack(
                    .vertical, style: .group,
                    [
                        Label("Group \(number)", style: .headline),
                        Stack(.horizontal, Label("The text of group \(number)"), Button("Change") {}),
                        TextField("Name \(number)"),
                        Toggle("Chosen \(number)"),
                    ])
            })
    }
}

extension BelvedereApp {
    /// The app for the measurements of memory.
    static let fifty = BelvedereApp("Fifty", path: "/fifty", summary: "Fifty views, for the memory of a session") { _ in
        Window(FiftyScreen())
    }
}
