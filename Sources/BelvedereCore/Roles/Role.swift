/// An object with a part in an architecture. It must go when its screen goes; the ``LeakDetector`` watches it.
///
/// A name can be asked for from anywhere, so the protocol is isolated to nothing: on devices a class would otherwise have
/// to say by hand that its conformance is the main actor's.
nonisolated public protocol Role: AnyObject {
    /// What the role is called in diagnostics, e.g. `presenter`.
    var roleName: String { get }
}
