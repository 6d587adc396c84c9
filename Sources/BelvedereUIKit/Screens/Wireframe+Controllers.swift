#if canImport(UIKit)
public import BelvedereCore
public import UIKit

extension Wireframe {
    /// Pushes a view controller over the one that shows `view`.
    ///
    /// A presenter passes its view as it knows it, by its view protocol. So the presenter does not import UIKit, and the wireframe stores
    /// no view controller.
    ///
    /// ```swift
    /// final class ContactListWireframe: Wireframe {
    ///     func showContact(_ contact: Contact, from view: any ContactListView) {
    ///         push(ContactWireframe.makeModule(contact), from: view)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - controller: the view controller of the new module.
    ///   - view: the view controller beneath it, in a navigation controller.
    ///   - animated: whether the change is animated.
    /// - Returns: Whether the controller was pushed. It is not if `view` is no view controller in a navigation controller.
    @discardableResult
    public func push(_ controller: UIViewController, from view: AnyObject?, animated: Bool = true) -> Bool {
        guard let navigation = (view as? UIViewController)?.navigationController else { return false }
        navigation.pushViewController(controller, animated: animated)
        return true
    }

    /// Presents a view controller over the one that shows `view`, until it is dismissed.
    ///
    /// ```swift
    /// let module = UINavigationController(rootViewController: AddContactWireframe.makeModule())
    /// wireframe.present(module, from: view)
    /// ```
    ///
    /// - Parameters:
    ///   - controller: the view controller of the new module.
    ///   - view: the view controller that it covers.
    ///   - animated: whether the change is animated.
    /// - Returns: Whether the controller was presented. It is not if `view` is no view controller.
    @discardableResult
    public func present(_ controller: UIViewController, from view: AnyObject?, animated: Bool = true) -> Bool {
        guard let below = view as? UIViewController else { return false }
        below.present(controller, animated: animated)
        return true
    }

    /// Closes the module that `view` shows: pops a pushed view controller, and dismisses a presented one.
    ///
    /// ```swift
    /// wireframe.close(module: view)
    /// ```
    ///
    /// - Parameters:
    ///   - view: the view controller of the module.
    ///   - animated: whether the change is animated.
    public func close(module view: AnyObject?, animated: Bool = true) {
        guard let controller = view as? UIViewController else { return }
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            navigation.viewControllers.count > 1
        {
            navigation.popViewController(animated: animated)
        } else {
            controller.dismiss(animated: animated)
        }
    }
}
#endif
