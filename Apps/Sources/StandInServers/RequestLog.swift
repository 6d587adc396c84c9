import Synchronization

/// The requests that a stand-in server (a local server in place of a real service) has received.
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
