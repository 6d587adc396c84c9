internal import Belvedere

/// A row with a number, a text that selects the row, and a button that removes it.
final class BenchRow: Stack {
    let text: Button

    init(_ number: Int, _ title: String, select: @escaping (BenchRow) -> Void, remove: @escaping (BenchRow) -> Void) {
        let row = Later<BenchRow>()
        text = Button(title, role: .cancel) { row.object.map(select) }
        super.init(.horizontal, [Label(String(number)), text, Button("Remove") { row.object.map(remove) }])
        row.object = self
    }

    /// A weak reference to an object that its parts need before it exists.
    private final class Later<Object: AnyObject> {
        weak var object: Object?
    }
}
