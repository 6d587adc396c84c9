#if canImport(UIKit)

/// The updates of a table or a collection, one after the other.
final class RowUpdates {
    private var isRunning = false
    /// Whether the app has changed the rows during an update, as when a field in a removed row loses the keyboard.
    private var isNeeded = false
    private var isPlanned = false

    /// Shows the rows until they are those of the app, and then reports those in sight. During an update it only notes that another one
    /// is needed.
    func run(_ show: () -> Void, then report: () -> Void) {
        isNeeded = true
        if isRunning { return }
        isRunning = true
        while isNeeded {
            isNeeded = false
            show()
        }
        isRunning = false
        report()
    }

    /// Performs an update after the cells that UIKit is about to show, once for all of them.
    func plan(_ update: @escaping () -> Void) {
        if isPlanned { return }
        isPlanned = true
        Task { [weak self] in
            self?.isPlanned = false
            update()
        }
    }
}
#endif
