/// One half of a two-way binding. Cancelling it cancels the other half.
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
