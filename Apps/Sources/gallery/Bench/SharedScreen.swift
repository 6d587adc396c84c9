internal import Belvedere

/// A number that everybody sees: for measurements of what sessions share.
final class SharedScreen: Screen {
    init(count: SharedDynamic<Int>) {
        let label = Label()
        super.init(title: "Shared", content: Stack(label, Button("Add") { count.update { $0 += 1 } }))
        count.dynamic().map { "\($0) so far" }.bindAndFire(to: label, \.text)
    }
}

extension BelvedereApp {
    private static let sharedCount = SharedDynamic(0)

    /// What the measurements of sharing open.
    static let shared = BelvedereApp("Shared", path: "/shared", summary: "A number that everybody sees") { _ in
        Window(SharedScreen(count: sharedCount))
    }
}
