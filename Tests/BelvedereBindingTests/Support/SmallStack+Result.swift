import TestSupport

extension SmallStack {
    private final class Box<Result: Sendable>: Sendable {
        let result = Locked<Result?>(nil)
    }

    /// Runs `body` on a thread with a stack of 512 KB, and returns its result.
    static func result<Result: Sendable>(of body: @escaping @Sendable () -> Result) -> Result? {
        let box = Box<Result>()
        run {
            let result = body()
            box.result.withLock { $0 = result }
        }
        return box.result.withLock { $0 }
    }
}
