import Synchronization

/// What was asked so far.
final class RequestLog: Sendable {
    private let kept = Mutex<[StandInRequest]>([])

    var requests: [StandInRequest] { kept.withLock { $0 } }

    func add(_ request: StandInRequest) {
        kept.withLock { kept in
            kept.append(request)
            if kept.count > 1000 { kept.removeFirst(kept.count - 1000) }
        }
    }
}
