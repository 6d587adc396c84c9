internal import Observation

extension Dynamic where Value: Equatable {
    /// Returns a dynamic whose value comes from a closure that reads observable objects. The value is kept up to date.
    ///
    /// Swift's Observation announces a change before it happens, and only the first change after a read. So the closure runs again a moment
    /// later, on the isolation of the caller. All changes up to that moment count as one.
    ///
    /// ```swift
    /// func name(of model: some Observable & AnyObject, _ name: @escaping () -> String) -> Dynamic<String> {
    ///     .observing(name)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the dynamic in traces and reports.
    ///   - read: Reads the value. The closure is kept until the first change after the dynamic has been released.
    /// - Complexity: O(1), and one run of `read` now and after each change.
    public static func observing(name: String? = nil, _ read: @escaping () -> Value) -> Dynamic<Value> {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        func readAndWatch() -> Value {
            withObservationTracking(read, onChange: { continuation.yield() })
        }
        let dynamic = Dynamic(readAndWatch(), name: name)
        let reference = OwnerReference(dynamic)
        // This work ends when the dynamic is released. It must not end with the screen that calls this method, because the dynamic may live
        // longer.
        startLastingWork {
            for await _ in changes {
                guard let dynamic = reference.owner else { break }
                dynamic.value = readAndWatch()
            }
        }
        return dynamic
    }
}
