/// A service that delivers three well-known doggies after a delay of two seconds.
nonisolated public struct DelayedDoggyService: DoggyService {
    private let clock: any Clock<Duration>
    private let delay: Duration

    /// - Parameters:
    ///   - clock: the clock that measures the delay. Tests pass one that they move by hand.
    ///   - delay: the time until the delivery.
    public init(clock: any Clock<Duration>, delay: Duration = .seconds(2)) {
        self.clock = clock
        self.delay = delay
    }

    public func deliverDoggies() async throws -> [Dog] {
        try await clock.sleep(for: delay)
        return [
            Dog(name: "Alfred", breed: .labrador, age: 1),
            Dog(name: "Vinny", breed: .doberman, age: 5),
            Dog(name: "Lucky", breed: .labrador, age: 3),
        ]
    }
}
