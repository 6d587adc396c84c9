#if canImport(UIKit)
public import Belvedere
public import BelvedereCore
public import BelvedereUIKit
public import UIKit

/// A host that shows an app in view controllers of UIKit: one for each screen, in a navigation controller.
///
/// ```swift
/// let host = UIKitHost(app)
/// window.rootViewController = host.viewController
/// ```
///
/// The article <doc:TheUIKitHost> lists the kinds of views that it shows. Keep the host as long as its window.
public final class UIKitHost {
    /// The view controller of the app, for a window or a container.
    public var viewController: UIViewController { window.controller }

    /// The address of the screens. An app that keeps it shows the same screens after the system has ended its process.
    ///
    /// ```swift
    /// let kept = host.path // "/contacts/17"
    /// let next = UIKitHost(app, at: kept)
    /// ```
    ///
    /// It is empty for the first screen and after ``close()``. Typed text is not part of it.
    public var path: String { window.window?.path ?? "" }

    let window: HostWindow

    /// Opens an app.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - path: the address of the first screens, such as that of a link.
    ///   - environment: the language, the time zone and the clock of the person.
    ///   - pictures: the loader of the pictures from addresses.
    ///   - elements: the views for the custom elements of the app.
    /// - Complexity: O(*n*) in the number of elements and of the first views.
    public init(
        _ application: BelvedereApp, at path: String = "", environment: SessionEnvironment = .ofDevice, pictures: PictureLoader = .network,
        elements: [NativeElement] = []
    ) {
        window = HostWindow(application, at: path, Session(environment: environment), pictures, elements)
    }

    /// Opens an address of the app, such as that of a link that the person has followed.
    ///
    /// ```swift
    /// host.visit("/contacts/17")
    /// ```
    ///
    /// - Parameter path: the address.
    public func visit(_ path: String) { window.visit(path) }

    /// Ends the session of the app, with its work and its screens.
    ///
    /// ```swift
    /// host.close()
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func close() { window.close() }
}
#endif
