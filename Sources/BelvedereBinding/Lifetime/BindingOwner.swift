/// An object that carries its own bag of bindings: `bind(to:)` on it puts the binding there.
///
/// Avoids scanning for bindings whose owner is gone, and lets you end all of them at once. The kit's views are owners. Make
/// your own class an owner if it is bound to often: give it a bag of its own. You can bind to any other class as well.
///
/// ```swift
/// final class Gauge: BindingOwner {
///     let bindings = BindingBag()
///     var level = 0
/// }
/// ```
public protocol BindingOwner: AnyObject {
    /// The bag of this object's bindings. It belongs to this object alone. Ending the bag ends the object's bindings.
    var bindings: BindingBag { get }
}
