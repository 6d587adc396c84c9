/// Work that ``Launching/launch(in:file:line:_:)`` has started.
///
/// The caller does not have to store this value: releasing it does not stop the work, and the work is cancelled when its screen leaves.
/// Store the value to cancel the work earlier, for example when a new search replaces an old one.
///
/// ```swift
/// final class SearchViewModel: ViewModel {
///     let found = Dynamic("")
///     private var search: LaunchedWork?
///
///     func find(_ text: String) {
///         search?.cancel()
///         search = launch { [self] in found.value = await service.find(text) }
///     }
/// }
/// ```
nonisolated public struct LaunchedWork: Sendable {
    let task: Task<Void, Never>?

    /// A handle for a task; `nil` if no work was started. No work is started after the screen has left, and on an inert session: one that
    /// exists only to render a page once.
    init(_ task: Task<Void, Never>?) {
        self.task = task
    }

    /// Whether the work was started. It is not started on a session that is inert or closed, or for a screen that has left.
    var isStarted: Bool { task != nil }

    /// Requests the work to stop. The work continues until it checks for cancellation, at the latest at its next `await` that can be
    /// cancelled.
    public func cancel() {
        task?.cancel()
    }

    /// Whether ``cancel()`` was called, or the screen left while the work was running.
    public var isCancelled: Bool { task?.isCancelled ?? false }

    /// Waits until the work has ended.
    public func finished() async {
        await task?.value
    }
}
