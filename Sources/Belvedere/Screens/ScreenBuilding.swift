public import BelvedereCore

/// An object that builds the screens for routes: a screen, or the wireframe or coordinator of a screen.
///
/// When a route is added to the stack, the window asks the screen directly below for the new screen first, then the screens further down.
/// It does so after a tap, after an address was opened, and after a session was restored. So a builder can connect its objects in the same
/// way in all these cases, for instance a presented screen with the list that receives its result.
///
/// ```swift
/// extension ContactListWireframe: ScreenBuilding {
///     func screen(for route: ContactsRoute) -> Screen? {
///         switch route {
///         case .add: addContact.screen(delegate: presenter)
///         default: nil
///         }
///     }
/// }
/// ```
public protocol ScreenBuilding<R>: AnyObject {
    /// The routes of the app.
    associatedtype R: Route

    /// Returns a new screen for a route, or `nil` if this object does not build it.
    func screen(for route: R) -> Screen?

    /// Called after a screen that this object has built was closed for good, for any reason.
    func didLeave(_ route: R)
}

extension ScreenBuilding {
    public func didLeave(_ route: R) {}
}

/// Builds screens with a closure, so that a window needs no object for its root.
final class ClosureScreenBuilder<R: Route>: ScreenBuilding {
    private let build: (R) -> Screen?

    init(_ build: @escaping (R) -> Screen?) {
        self.build = build
    }

    func screen(for route: R) -> Screen? { build(route) }
}
