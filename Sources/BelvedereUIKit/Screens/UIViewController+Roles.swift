#if canImport(UIKit)
public import BelvedereCore
public import UIKit

extension UIViewController: Launching {}

extension UIViewController {
    /// Makes the view controller the owner of a role: a view model, a presenter, an interactor or a wireframe.
    ///
    /// The controller keeps the role alive until its screen ends. The work that the role launches is cancelled at that time. If the role is
    /// a presenter and the controller conforms to the presenter's view protocol, the presenter receives the controller as its view at once.
    /// The presenter has only a weak reference to it. So call this method at the end of `viewDidLoad()`, when the views exist:
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     own(presenter)
    /// }
    /// ```
    ///
    /// To attach another object as the view, as in a test, call `attachView` of the presenter before this method.
    ///
    /// - Parameter object: an object that belongs to this screen.
    public func own(_ object: AnyObject) { ControllerScreen.of(self).own(object, for: self) }

    /// Ends the screen if the controller leaves for good: if it is popped or dismissed, or its navigation controller is dismissed.
    ///
    /// Call it in `viewDidDisappear(_:)`. A controller that is only covered by another one stays open. Without this call the screen ends
    /// when the controller is released. That is later if work still holds the controller, and its presenters receive no
    /// `viewDidDetach()`, because their view is gone by then.
    ///
    /// ```swift
    /// override func viewDidDisappear(_ animated: Bool) {
    ///     super.viewDidDisappear(animated)
    ///     leaveIfClosed()
    /// }
    /// ```
    public func leaveIfClosed() {
        if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true { leave() }
    }

    /// Ends the screen: cancels its work, detaches its presenters and releases its roles. Further calls have no effect.
    ///
    /// Call it if the app removes a controller in a way that ``leaveIfClosed()`` does not notice, such as another root view controller of
    /// the window. The screen cannot launch work any more, so do not show the controller again.
    ///
    /// ```swift
    /// let old = window.rootViewController
    /// window.rootViewController = welcome
    /// old?.leave()
    /// ```
    public func leave() { ControllerScreen.of(self).end() }
}

extension Launching where Self: UIViewController {
    /// Starts work that ends with the screen of the view controller.
    ///
    /// A plain `Task` continues after its screen has closed, and may then change views that nobody sees.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     launch { [unowned self] in await viewModel.refresh() }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - lifetime: when the work is cancelled; by default when the screen ends.
    ///   - file: your file, for diagnostics; leave it out.
    ///   - line: your line, for diagnostics; leave it out.
    ///   - operation: the work.
    /// - Returns: a handle that cancels the work or waits for it.
    @discardableResult
    public func launch(
        in lifetime: WorkLifetime = .screen, file: String = #fileID, line: Int = #line, _ operation: @escaping Action
    ) -> LaunchedWork {
        launch(in: lifetime, of: ControllerScreen.of(self).scope, at: CallSite(fileID: file, line: line), operation)
    }
}
#endif
