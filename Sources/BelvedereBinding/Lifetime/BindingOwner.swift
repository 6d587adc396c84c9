/// An object that carries its own bag of bindings: `bind(to:)` on it puts the binding there.
///
/// What that saves is a look for bindings whose owner has gone, and it lets all bindings be ended at once. The kit's views
/// are owners. Make your own class one when it is bound to often, by giving it a bag of its own; any
/// other class can be bound to as well.
///
/// ```swift
/// final class Gauge: BindingOwner {
///     let bindings = BindingBag()
///     var level = 0
/// }
/// ```
public protocol BindingOwner: AnyObject {
    /// The bag of this object's bindings. It belongs to this object alone: whoever ends it ends its bindings.
    var bindings: BindingBag { get }
}
