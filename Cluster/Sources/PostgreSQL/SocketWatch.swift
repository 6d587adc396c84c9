#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif
internal import Foundation
internal import Synchronization

/// A single thread that waits for the sockets of all connections. So no thread of Swift's pool has to wait.
final class SocketWatch: Sendable {
    static let shared = SocketWatch()

    /// The state of a socket for which a caller waits.
    enum Readiness: Sendable {
        case readable, writable, either

        var events: Int16 {
            switch self {
            case .readable: Int16(POLLIN)
            case .writable: Int16(POLLOUT)
            case .either: Int16(POLLIN | POLLOUT)
            }
        }
    }

    /// The reason why a wait has ended.
    enum Outcome: Sendable {
        case isReady, isLate, isCancelled
    }

    private struct Wait {
        let socket: Int32
        let events: Int16
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Outcome, Never>
    }

    private struct State {
        var waits: [Int: Wait] = [:]
        var lastNumber = 0
        /// The numbers of waits that were cancelled before they began.
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())
    /// The two ends of a pipe. Writing to `alarm` wakes the thread, because the thread also waits for `bell`.
    private let alarm: Int32
    private let bell: Int32

    private init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (bell, alarm) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let thread = Thread { [self] in
            while true { turn() }
        }
        thread.name = "PostgreSQL sockets"
        thread.start()
    }

    /// Waits until a socket is ready. The caller must not close the socket meanwhile.
    func wait(for socket: Int32, _ readiness: Readiness, until deadline: ContinuousClock.Instant) async -> Outcome {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        // Remove a cancellation that came just after the end of the wait.
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return true }
                    state.waits[number] = Wait(socket: socket, events: readiness.events, deadline: deadline, continuation: continuation)
                    return false
                }
                if isCancelled { continuation.resume(returning: .isCancelled) } else { wake() }
            }
        } onCancel: {
            let wait = state.withLock { state in
                let wait = state.waits.removeValue(forKey: number)
                if wait == nil { state.cancelled.insert(number) }
                return wait
            }
            wait?.continuation.resume(returning: .isCancelled)
            wake()
        }
    }

    private func wake() {
        var byte: UInt8 = 1
        // The result does not matter: if the pipe is full, the thread wakes anyway.
        _ = write(alarm, &byte, 1)
    }

    private func turn() {
        let waits = state.withLock { $0.waits }
        let order = waits.keys.sorted()
        var sockets = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
        sockets += order.compactMap { waits[$0].map { pollfd(fd: $0.socket, events: $0.events, revents: 0) } }
        let now = ContinuousClock.now
        let pause = waits.values.map { $0.deadline - now }.min().map { max(0, Int32(clamping: Int64($0 / .milliseconds(1)) + 1)) } ?? -1
        _ = poll(&sockets, nfds_t(sockets.count), pause)
        if sockets[0].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 64)
            while read(bell, &bytes, bytes.count) > 0 {}
        }
        let end = ContinuousClock.now
        for (index, number) in order.enumerated() {
            guard let wait = waits[number] else { continue }
            // A broken socket counts as ready too, because libpq then reports the error.
            let outcome: Outcome? = sockets[index + 1].revents != 0 ? .isReady : wait.deadline <= end ? .isLate : nil
            guard let outcome else { continue }
            state.withLock { $0.waits.removeValue(forKey: number) }?.continuation.resume(returning: outcome)
        }
    }
}
