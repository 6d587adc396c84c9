/// An object with a ``BindingBag``. If the object is passed to `bind(to:)`, the binding is stored in this bag.
///
/// With such an owner, a dynamic does not have to search for bindings whose owner has been released, and you can end all bindings of the
/// owner at once. The kit's views are owners. Make your own class an owner if many bindings use it, and give it its own bag. `bind(to:)`
/// accepts objects of any other class as well.
///
/// ```swift
/// final class Gauge: BindingOwner {
///     let bindings = BindingBag()
///     var level = 0
/// }
/// ```
public protocol BindingOwner: AnyObject {
    /// The bag with this object's bindings. No other object may use the same bag. Ending the bag ends the object's bindings.
    var bindings: BindingBag { get }
}
