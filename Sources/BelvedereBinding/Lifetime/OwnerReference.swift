/// The weak reference from a binding to its owner: the object with which the binding ends.
///
/// The reference is weak, because the owner usually keeps the view model, which keeps the dynamic, which keeps the binding.
///
/// An owner with a bag needs a weak reference too, although the bag ends the binding when the owner is released. While the properties of an
/// owner are being destroyed one by one, the bag may still exist, and a property may set a value that the owner is bound to. Only a weak
/// reference shows that the owner is being destroyed.
@usableFromInline
final class OwnerReference<Owner: AnyObject> {
    @usableFromInline final private(set) weak var owner: Owner?
    /// The binding that keeps this reference. So the binding still exists whenever the reference cancels it.
    @usableFromInline final weak var token: BindingToken?

    @usableFromInline init(_ owner: Owner) { self.owner = owner }

    /// Runs `body` with the owner, or ends the binding if the owner has been released.
    @usableFromInline final func withOwner(_ body: (Owner) -> Void) {
        if let owner { body(owner) } else { token?.cancel() }
    }
}
