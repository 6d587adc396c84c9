/// A binding that ends with an owner that carries no bag: the dynamic keeps it, and drops it once the owner has gone.
@usableFromInline
final class OwnerListener<Value, Owner: AnyObject>: Listener<Value> {
    @usableFromInline let reference: OwnerReference<Owner>

    @inlinable init(_ reference: OwnerReference<Owner>, _ action: @escaping (Value) -> Void) {
        self.reference = reference
        super.init(action)
    }

    @usableFromInline override var isOwnerGone: Bool { reference.owner == nil }
}
