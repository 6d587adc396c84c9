/// A binding that ends with an owner that carries no bag: the dynamic keeps it, and drops it once the owner has gone.
@usableFromInline
final class OwnerListener<Value, Owner: AnyObject>: Listener<Value> {
    @usableFromInline let reference: OwnerReference<Owner>

    @inlinable init(_ reference: OwnerReference<Owner>, _ action: @escaping (Value) -> Void) {
        self.reference = reference
        super.init(action)
    }

    @usableFromInline override var isOwnerGone: Bool { reference.owner == nil }

    /// A binding that is kept by the dynamic it will be linked to, and cancels itself when it finds its owner gone.
    @inlinable
    static func make(_ owner: Owner, _ action: @escaping (Owner, Value) -> Void) -> OwnerListener {
        let reference = OwnerReference(owner)
        let listener = OwnerListener(reference) { (value: Value) in
            reference.withOwner { action($0, value) }
        }
        reference.token = listener
        listener.marks.insert(.keptByDynamic)
        _ = Unmanaged.passRetained(listener)
        return listener
    }
}
