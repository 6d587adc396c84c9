/// A source of doggies.
protocol DoggyService: Sendable {
    func deliverDoggies() async -> [Dog]
}

/// Delivers three doggies after two seconds.
struct SlowDoggyService: DoggyService {
    let clock: any Clock<Duration>

    func deliverDoggies() async -> [Dog] {
        // If the screen has left, the sleep ends early, and no view is left to show the doggies.
        try? await clock.sleep(for: .seconds(2))
        return [
            Dog(name: "Alfred", breed: .labrador, age: 1), Dog(name: "Vinny", breed: .doberman, age: 5),
            Dog(name: "Lucky", breed: .labrador, age: 3),
        ]
    }
}
