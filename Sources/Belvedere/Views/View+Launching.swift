public import BelvedereCore

extension Launching where Self: View {
    /// Starts work that belongs to the screen of the view. The work is cancelled when the screen closes.
    ///
    /// ```swift
    /// final class Portrait: Stack, Launching {
    ///     private let caption = Label()
    ///     init() { super.init(.vertical, [caption]) }
    ///     func show(_ name: String) {
    ///         launch { [self] in caption.text = await text(of: name) }
    ///     }
    ///     private func text(of name: String) async -> String { name }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - lifetime: the lifetime of the work; by default that of the screen.
    ///   - file: the file of the caller, for diagnostics; leave it out.
    ///   - line: the line of the caller, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: A handle that cancels the work or waits for it.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    @discardableResult
    public func launch(
        in lifetime: WorkLifetime = .screen,
        file: String = #fileID,
        line: Int = #line,
        _ operation: @escaping Action
    ) -> LaunchedWork {
        launch(in: lifetime, of: screenScope, at: CallSite(fileID: file, line: line), operation)
    }
}
