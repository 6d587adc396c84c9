/// The role in VIPER that assembles a module and navigates to others.
///
/// It creates and connects view, interactor and presenter in one place. It navigates with a ``Router``. It also builds the modules of the
/// routes to which it leads, both when a person navigates and when a session is restored.
///
/// ```swift
/// final class AddContactWireframe: Wireframe, AddContactNavigation {
///     let router: Router<ContactsRoute>
///     init(router: Router<ContactsRoute>) { self.router = router }
///     func close() { router.dismiss() }
/// }
/// ```
public protocol Wireframe: Launching, Role {}

extension Wireframe {
    nonisolated public var roleName: String { "wireframe" }
}
