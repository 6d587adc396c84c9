/// A binding of a list to an owner that has no ``BindingBag``. The list keeps the binding, and drops it after the owner has been released.
final class OwnerListListener<Element, Owner: AnyObject>: ListListener<Element> {
    private let reference: OwnerReference<Owner>

    init(_ owner: Owner, _ action: @escaping (Owner, ListChange<Element>) -> Void) {
        let reference = OwnerReference(owner)
        self.reference = reference
        super.init { change in reference.withOwner { action($0, change) } }
        reference.token = self
        flags.insert(.keptByDynamic)
        Borrowed(self).retain()
    }

    override var isOwnerGone: Bool { reference.owner == nil }
}
