import DoggiesModel
import Synchronization

/// A service that answers when the test says so, and ignores cancellation.
final class GatedDoggyService: DoggyService {
    struct Unreachable: Error {}

    private let deliveries = Mutex<[CheckedContinuation<[Dog], any Error>]>([])

    /// The number of requests.
    var requests: Int { deliveries.withLock { $0.count } }

    func deliverDoggies() async throws -> [Dog] {
        try await withCheckedThrowingContinuation { delivery in deliveries.withLock { $0.append(delivery) } }
    }

    /// Answers a request, counted from 0.
    func answer(_ number: Int, _ answer: Result<[Dog], Unreachable>) {
        deliveries.withLock { $0[number] }.resume(with: answer.mapError { $0 })
    }
}
