internal import Observation

extension Dynamic where Value: Equatable {
    /// A dynamic that follows what a closure reads from observable objects.
    ///
    /// Observation announces a change before it is made, and only once; so the dynamic takes the new value a moment
    /// later, on the isolation on which this is called, with all that was changed in between.
    ///
    /// ```swift
    /// func name(of model: some Observable & AnyObject, _ name: @escaping () -> String) -> Dynamic<String> {
    ///     .observing(name)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: What traces and reports call the dynamic.
    ///   - read: Reads the value. It is kept as long as the dynamic lives, and until the next change after that.
    /// - Complexity: O(1), and one run of `read` now and after each change.
    public static func observing(name: String? = nil, _ read: @escaping () -> Value) -> Dynamic<Value> {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        func readAndWatch() -> Value {
            withObservationTracking(read, onChange: { continuation.yield() })
        }
        let dynamic = Dynamic(readAndWatch(), name: name)
        let reference = OwnerReference(dynamic)
        // It ends by itself, with the dynamic, which may outlive the screen that happens to ask.
        startLastingWork {
            for await _ in changes {
                guard let dynamic = reference.owner else { break }
                dynamic.value = readAndWatch()
            }
        }
        return dynamic
    }
}
