/// An object with a role in an architecture. It must be released with its screen; the ``LeakDetector`` checks it.
///
/// The protocol is `nonisolated`, because any code can ask for the name. Otherwise a class on devices would have to declare that its
/// conformance is isolated to the main actor.
nonisolated public protocol Role: AnyObject {
    /// The name of the role in diagnostics, e.g. `presenter`.
    var roleName: String { get }
}
