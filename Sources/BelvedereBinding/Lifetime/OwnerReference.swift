/// The reference from a binding to the object that it ends with.
///
/// Held weakly, because the owner usually holds the view model, which holds the dynamic, which holds the binding.
///
/// An owner that carries a bag needs one too, although the bag ends the binding when the owner goes. While the parts of an
/// owner are being destroyed one by one, it still has its bag, and a part may set a value that the owner is bound to. Only a
/// weak reference tells an owner in that state from one that is whole.
@usableFromInline
final class OwnerReference<Owner: AnyObject> {
    @usableFromInline final private(set) weak var owner: Owner?
    /// The binding, which keeps this reference and is therefore there whenever it is asked to end.
    @usableFromInline final weak var token: BindingToken?

    @usableFromInline init(_ owner: Owner) { self.owner = owner }

    /// Runs `body` with the owner, or ends the binding when it has gone.
    @usableFromInline final func withOwner(_ body: (Owner) -> Void) {
        if let owner { body(owner) } else { token?.cancel() }
    }
}
