public import Belvedere
public import DoggiesModel
internal import Visitors

extension BelvedereApp {
    /// MVP: a presenter that holds its view weakly.
    public static let doggies = doggies()

    /// MVP: a presenter that holds its view weakly.
    ///
    /// - Parameters:
    ///   - service: where the doggies come from; the one that takes two seconds on the session's clock if left out.
    ///   - visitors: who is here. If it is given, whoever is not alone is told how many there are.
    public static func doggies(service: (any DoggyService)? = nil, visitors: Presence? = nil) -> BelvedereApp {
        BelvedereApp("Doggies", path: "/doggies", summary: "MVP: a presenter that holds its view weakly") { context in
            let service = service ?? DelayedDoggyService(clock: context.environment.clock)
            let screen = DoggiesScreen(presenter: DoggyPresenter(service: service))
            if let visitors { screen.showCompany(in: visitors) }
            return Window(screen)
        }
    }
}
