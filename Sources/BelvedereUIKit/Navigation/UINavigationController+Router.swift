#if canImport(UIKit)
public import BelvedereCore
public import UIKit

extension UINavigationController {
    /// Shows the screens of a router: pushes and presents a view controller for each new route, and closes those of removed routes.
    ///
    /// So a view model or a wireframe navigates with the router, without UIKit. When the person goes back or pulls a sheet down, the route
    /// leaves the router. A controller that is ``LeaveGuarding`` is asked first. The screen of a removed route ends, with its work and its
    /// roles, so its controller need not call ``UIKit/UIViewController/leaveIfClosed()``.
    ///
    /// The navigation controller keeps the binding, which becomes its delegate. A presented route has a navigation controller of its own.
    /// Bind after the window is visible if the router already has presented routes, because UIKit presents nothing before that.
    ///
    /// ```swift
    /// let router = Router(root: ContactRoute.list)
    /// navigation.bind(router) { route in
    ///     switch route {
    ///     case .list: ContactListController()
    ///     case .detail(let id): ContactController(id: id)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - router: the router of the screens.
    ///   - makeController: makes the view controller of a route. A route without one has an empty screen with the path as its title.
    /// - Returns: The navigation controller, for further calls.
    /// - Complexity: O(*n*) in the number of routes, for each change of the stack.
    @discardableResult
    public func bind<R: Route>(_ router: Router<R>, makeController: @escaping (R) -> UIViewController?) -> Self {
        KeptBindings.of(self).replace(.screens) { RouterScreens(router, in: self, makeController) }
        return self
    }
}
#endif
