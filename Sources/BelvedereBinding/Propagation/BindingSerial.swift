internal import Synchronization

/// Numbers the bindings of the program in the order of binding.
///
/// For the whole program and not for a thread, because a session goes from thread to thread, and the order among its
/// bindings must hold.
enum BindingSerial {
    private static let last = Atomic<UInt64>(0)

    static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
