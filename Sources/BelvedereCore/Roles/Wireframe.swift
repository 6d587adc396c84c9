/// The role in VIPER that assembles a module and knows where it leads.
///
/// In one place it makes view, interactor and presenter and joins them; it navigates by a ``Router``, and it builds the
/// modules that follow, live or restored.
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
