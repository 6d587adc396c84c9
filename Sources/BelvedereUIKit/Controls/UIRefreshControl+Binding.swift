// tvOS has no such control.
#if canImport(UIKit) && !os(tvOS)
public import BelvedereBinding
public import UIKit

extension UIRefreshControl {
    /// Executes an asynchronous command when a person pulls the control, and turns until the command has finished.
    ///
    /// The binding ends with the control, or when the control is bound again. If the command cannot be executed, the control stops at once.
    ///
    /// ```swift
    /// let refresh = UIRefreshControl()
    /// refresh.bind(command: viewModel.load)
    /// ```
    ///
    /// - Parameter command: the command of the control.
    /// - Returns: The control, for further calls.
    @discardableResult
    public func bind(command: AsyncCommand<Void>) -> Self {
        bind(isRefreshing: command.isExecuting) { command.execute() }
    }

    /// Turns while a value is true, and calls a closure when a person pulls the control.
    ///
    /// The binding ends with the control, or when the control is bound again. UIKit itself begins to turn the control when it is pulled. If
    /// the closure starts no work, the control stops at once.
    ///
    /// ```swift
    /// let refresh = UIRefreshControl()
    /// refresh.bind(isRefreshing: viewModel.load.isExecuting) { viewModel.load.execute() }
    /// ```
    ///
    /// - Parameters:
    ///   - isRefreshing: whether the content is loaded.
    ///   - refresh: loads the content.
    /// - Returns: The control, for further calls.
    @discardableResult
    public func bind(isRefreshing: DynamicValue<Bool>, refresh: @escaping () -> Void) -> Self {
        let show: (UIRefreshControl, Bool) -> Void = { control, isRefreshing in
            if isRefreshing == control.isRefreshing { return }
            if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
        KeptBindings.show(isRefreshing, in: self, as: .isExecuting, show)
        act(as: .command, on: .valueChanged) { [weak self] in
            refresh()
            if let self { show(self, isRefreshing.value) }
        }
        return self
    }
}
#endif
