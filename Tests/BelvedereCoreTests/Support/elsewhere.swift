import Dispatch

/// Runs a closure on another thread, outside every session, while the calling thread waits for it.
nonisolated func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        body()
        done.signal()
    }
    done.wait()
}
