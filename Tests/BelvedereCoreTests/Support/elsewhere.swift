import Dispatch

/// Does something on another thread, which belongs to no session, while the calling one waits for it.
nonisolated func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        body()
        done.signal()
    }
    done.wait()
}
