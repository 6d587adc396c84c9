#if canImport(UIKit)
public import UIKit

/// A view controller that is asked before a person leaves it, such as a form with typed text.
///
/// A navigation controller that is bound to a router asks it: before the back button, before a sheet is pulled down, and before
/// `requestBack()` of the router. The swipe back is off while such a controller is on top, because UIKit cannot ask it.
///
/// ```swift
/// final class FormController: UIViewController, LeaveGuarding {
///     func shouldLeave() -> Bool { true }
/// }
/// ```
public protocol LeaveGuarding: UIViewController {
    /// Returns whether the person may leave now. A controller that refuses tells the person why, and offers to leave nevertheless.
    func shouldLeave() -> Bool
}
#endif
