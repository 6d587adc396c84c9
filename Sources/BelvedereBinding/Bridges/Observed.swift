public import Observation

/// A value of this package as an observable object, for views that watch by `Observation` (SwiftUI's do).
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

    /// Makes a value observable.
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
