/// The reference from a binding to the object that it ends with.
///
/// Held weakly, because the owner usually holds the view model, which holds the dynamic, which holds the binding.
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
