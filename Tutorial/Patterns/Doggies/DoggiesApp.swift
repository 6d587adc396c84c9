import Belvedere

extension BelvedereApp {
    public static func doggiesInMVP() -> BelvedereApp {
        doggiesInMVP { SlowDoggyService(clock: $0) }
    }

    static func doggiesInMVP(_ service: @escaping @Sendable (any Clock<Duration>) -> any DoggyService) -> BelvedereApp {
        BelvedereApp("Doggies in MVP", path: "/patterns/doggies") { context in
            Window(DoggyListViewController(presenter: DoggyPresenter(dogService: service(context.environment.clock))))
        }
    }
}
