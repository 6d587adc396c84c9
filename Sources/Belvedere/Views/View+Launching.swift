public import BelvedereCore

extension Launching where Self: View {
    /// Starts work of the screen that the view is on. It is cancelled when that screen leaves.
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
    ///   - lifetime: what the work ends with; by default the screen.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: what cancels the work or waits for it.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
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
