/// A binding with the closure it calls: the one allocation a binding costs.
@usableFromInline
class Listener<Value>: BindingToken {
    /// Constant, so that a call needs no retain: see the proof at `DynamicValue.deliver`.
    @usableFromInline final let action: (Value) -> Void

    @inlinable init(_ action: @escaping (Value) -> Void) {
        self.action = action
        super.init()
    }

    deinit {
        // The closure may be the one being called; then what it holds must outlive the call.
        unlink()
        if marks.contains(.wasRunning) { Propagation.withCurrent { $0.outlast(action) } }
    }
}
