#if canImport(UIKit)
internal import BelvedereCore
internal import UIKit

/// The screen of one view controller: its work, and the roles that it owns.
///
/// The kit's own screens have a window that opens and closes them. A view controller of the app has none, so its screen ends when the
/// app says so, at the latest when the controller is released.
final class ControllerScreen {
    /// Ends the screen when the view controller releases it.
    private final class Keeper {
        let screen: ControllerScreen

        init(_ screen: ControllerScreen) { self.screen = screen }

        // A `deinit` is not isolated, and UIKit does not promise to call it on the main actor.
        deinit {
            Task { @MainActor [screen] in screen.end() }
        }
    }

    // The address is the key. Nothing is stored at it.
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    private(set) lazy var scope = WorkScope(keeping: { [weak self] in self?.owned ?? [] })
    private var owned: [AnyObject] = []

    /// The screen of a view controller. The first use creates it.
    static func of(_ controller: UIViewController) -> ControllerScreen {
        if let screen = existing(of: controller) { return screen }
        let screen = ControllerScreen()
        objc_setAssociatedObject(controller, key, Keeper(screen), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        ApplicationSession.context.work.assign(controller, to: screen.scope)
        return screen
    }

    /// The screen of a view controller that already has one.
    static func existing(of controller: UIViewController) -> ControllerScreen? {
        (objc_getAssociatedObject(controller, key) as? Keeper)?.screen
    }

    func own(_ object: AnyObject, for controller: UIViewController) {
        owned.append(object)
        let work = ApplicationSession.context.work
        work.assign(object, to: scope)
        work.perform(in: scope) { (object as? any ViewAttaching)?.attachView(ifFulfilledBy: controller) }
    }

    /// Cancels the work, detaches the presenters, and releases the roles. Further calls have no effect.
    func end() {
        scope.end()
        let released = owned
        owned = []
        for case let presenter as any ViewAttaching in released { presenter.detachView() }
    }
}

extension UIResponder {
    /// Runs `body` as code of the nearest view controller's screen. So the work of a command ends with the screen of its button.
    func performInScreen(_ body: () -> Void) {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController, let screen = ControllerScreen.existing(of: controller) {
                return ApplicationSession.context.work.perform(in: screen.scope, body)
            }
            responder = current.next
        }
        body()
    }
}
#endif
