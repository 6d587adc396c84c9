public import Observation

/// An observable object that has the value of a dynamic, for views that use `Observation`, such as the views of SwiftUI.
///
/// ```swift
/// let count = Dynamic(0)
/// let observed = Observed(count)
/// withObservationTracking { _ = observed.value } onChange: { print("will change") }
/// ```
public final class Observed<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private let source: DynamicValue<Value>
    private var current: Value
    private var token: BindingToken?

    /// Makes an observable object that always has the current value of `source`.
    public init(_ source: DynamicValue<Value>) {
        self.source = source
        current = source.value
        token = source.bind { [unowned self] value in
            registrar.withMutation(of: self, keyPath: \.value) { current = value }
        }
    }

    /// The current value.
    public var value: Value {
        registrar.access(self, keyPath: \.value)
        return current
    }
}
