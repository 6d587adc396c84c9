import BelvedereBinding
import Foundation
import Synchronization

/// Another thread that changes values of its own for as long as a test wants.
enum OtherThread {
    /// Has another thread change a value of its own that is read without being bound, and waits for that.
    static func changeValue() {
        SmallStack.run {
            let number = Dynamic(0)
            let double = number.map { $0 * 2 }
            _ = double.value
            number.value = 1
        }
    }

    /// Runs `body` while another thread changes values that are read without being bound.
    static func changingValues<Result>(while body: () throws -> Result) rethrows -> Result {
        let isOver = Atomic(false)
        let changes = Atomic(0)
        Thread.detachNewThread {
            let number = Dynamic(0)
            let double = number.map { $0 * 2 }
            while !isOver.load(ordering: .relaxed) {
                _ = double.value
                number.value += 1
                changes.store(1, ordering: .relaxed)
            }
        }
        defer { isOver.store(true, ordering: .relaxed) }
        while changes.load(ordering: .relaxed) == 0 {}
        return try body()
    }
}
