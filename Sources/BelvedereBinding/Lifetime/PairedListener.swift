/// A binding that consists of two, as a two-way binding does: the other ends with it.
@usableFromInline
final class PairedListener<Value>: Listener<Value> {
    let partner: BindingToken

    init(partner: BindingToken, _ action: @escaping (Value) -> Void) {
        self.partner = partner
        super.init(action)
    }

    override func cancel() {
        super.cancel()
        partner.cancel()
    }
}
