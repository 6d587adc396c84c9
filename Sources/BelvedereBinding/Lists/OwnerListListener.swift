/// A binding of a list that ends with an owner that carries no bag: the list keeps it, and drops it once the owner has
/// gone.
final class OwnerListListener<Element, Owner: AnyObject>: ListListener<Element> {
    private let reference: OwnerReference<Owner>

    init(_ owner: Owner, _ action: @escaping (Owner, ListChange<Element>) -> Void) {
        let reference = OwnerReference(owner)
        self.reference = reference
        super.init { change in reference.withOwner { action($0, change) } }
        reference.token = self
        marks.insert(.keptByDynamic)
        _ = Unmanaged.passRetained(self)
    }

    override var isOwnerGone: Bool { reference.owner == nil }
}
