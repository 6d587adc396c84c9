public import Belvedere
public import DoggiesModel

extension BelvedereApp {
    /// MVP: a presenter that holds its view weakly.
    public static let doggies = doggies()

    /// MVP: a presenter that holds its view weakly.
    ///
    /// - Parameter service: where the doggies come from; the one that takes two seconds on the session's clock if left out.
    public static func doggies(service: (any DoggyService)? = nil) -> BelvedereApp {
        BelvedereApp("Doggies", path: "/doggies", summary: "MVP: a presenter that holds its view weakly") { context in
            let service = service ?? DelayedDoggyService(clock: context.environment.clock)
            return Window(DoggiesScreen(presenter: DoggyPresenter(service: service)))
        }
    }
}
