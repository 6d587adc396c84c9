public import BelvedereCore

/// Builds the screens that follow: conformed to by a screen, or by the wireframe or coordinator that stands behind one.
///
/// When a route comes onto the stack, the window asks the screen directly beneath, then those further down. It is asked
/// the same way whether a person tapped, an address was opened or a session was restored, so what the builder joins
/// (a presented screen that reports back to the list) is joined in all of these.
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

    /// A new screen for a route, or `nil` if this object does not lead there.
    func screen(for route: R) -> Screen?

    /// A screen that this object built has left for good, whatever took it away.
    func didLeave(_ route: R)
}

extension ScreenBuilding {
    public func didLeave(_ route: R) {}
}
