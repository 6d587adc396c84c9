/// A binding to an owner that has no ``BindingBag``. The dynamic keeps the binding, and drops it after the owner has been released.
@usableFromInline
final class OwnerListener<Value, Owner: AnyObject>: Listener<Value> {
    @usableFromInline let reference: OwnerReference<Owner>

    @inlinable init(_ reference: OwnerReference<Owner>, _ action: @escaping (Value) -> Void) {
        self.reference = reference
        super.init(action)
    }

    @usableFromInline override var isOwnerGone: Bool { reference.owner == nil }

    /// Makes a binding that the dynamic keeps once it is added to the dynamic's list. When its closure is called and the owner has been
    /// released, the binding cancels itself.
    @inlinable
    static func make(_ owner: Owner, _ action: @escaping (Owner, Value) -> Void) -> OwnerListener {
        let reference = OwnerReference(owner)
        let listener = OwnerListener(reference) { (value: Value) in
            reference.withOwner { action($0, value) }
        }
        reference.token = listener
        listener.flags.insert(.keptByDynamic)
        Borrowed(listener).retain()
        return listener
    }
}
