internal import Belvedere

/// A number that all people see, for measurements of shared values.
final class SharedScreen: Screen {
    init(count: SharedDynamic<Int>) {
        let label = Label()
        super.init(title: "Shared", content: Stack(label, Button("Add") { count.update { $0 += 1 } }))
        count.dynamic().map { "\($0) so far" }.bindAndFire(to: label, \.text)
    }
}

extension BelvedereApp {
    /// The app for the measurements of sharing.
    ///
    /// - Parameter transport: Carries the number to other galleries; nil for this gallery alone.
    static func shared(over transport: (any SharedTransport)?) -> BelvedereApp {
        let count = count(over: transport)
        return BelvedereApp("Shared", path: "/shared", summary: "A number that everybody sees") { _ in Window(SharedScreen(count: count)) }
    }

    private static func count(over transport: (any SharedTransport)?) -> SharedDynamic<Int> {
        guard let transport else { return SharedDynamic(0) }
        return SharedDynamic(0, name: "gallery.shared", sharedBy: transport) { before, after, current in current + after - before }
    }
}
