import BelvedereBinding
import Foundation
import Synchronization

/// Another thread that changes values of its own. Each change in the program makes values without bindings check their sources again.
enum OtherThread {
    /// Lets another thread change a value that has no bindings, and waits until it has done so.
    static func changeValue() {
        SmallStack.run {
            let number = Dynamic(0)
            let double = number.map { $0 * 2 }
            _ = double.value
            number.value = 1
        }
    }

    /// Runs `body` while another thread changes values that have no bindings.
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
