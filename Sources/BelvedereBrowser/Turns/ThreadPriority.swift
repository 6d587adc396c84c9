#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The priority of a thread when there are more threads than processors.
enum ThreadPriority {
    /// Lowers the priority of the calling thread, so that the system prefers the threads of quicker lanes. A lane is a group of threads for
    /// turns of similar length. This cannot be undone: only a privileged process may raise a priority.
    static func lower(for lane: TurnAccount.Lane) {
        let step: Int32 =
            switch lane {
            case .quick: 0
            case .unproven, .moderate, .unattended: 2
            case .costly: 15
            }
        // On Linux a priority belongs to a thread, and the argument zero means the calling thread. Elsewhere the call would change the
        // whole process.
        #if canImport(Glibc)
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, min(19, getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) + step))
        #elseif canImport(Musl)
        setpriority(PRIO_PROCESS, 0, min(19, getpriority(PRIO_PROCESS, 0) + step))
        #endif
    }
}
