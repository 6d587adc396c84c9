/// Work that ``Launching/launch(in:file:line:_:)`` has started.
///
/// Dropping it does not stop the work, and nobody has to keep it: the work is cancelled when its screen leaves. Keep it to
/// cancel the work earlier, as a search that is superseded by the next.
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

    /// `nil` where work is inert, as while a page is rendered that nobody holds a session for yet, and where the screen has
    /// left.
    init(_ task: Task<Void, Never>?) {
        self.task = task
    }

    /// Whether there is work at all; there is none on a session that is inert or closed, or for a screen that has left.
    var isStarted: Bool { task != nil }

    /// Asks the work to stop. It goes on until it next looks, at the latest at its next cancellable `await`.
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
