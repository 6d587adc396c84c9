/// An object with a part in an architecture. It must go when its screen goes; the ``LeakDetector`` watches it.
public protocol Role: AnyObject {
    /// What the role is called in diagnostics, e.g. `presenter`.
    nonisolated var roleName: String { get }
}
