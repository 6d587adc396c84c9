public import Belvedere
public import DoggiesModel
internal import MakeItFail
internal import Visitors

extension BelvedereApp {
    /// MVP: a presenter that holds its view weakly.
    public static let doggies = doggies()

    /// MVP: a presenter that holds its view weakly.
    ///
    /// - Parameters:
    ///   - service: where the doggies come from; the one that takes two seconds on the session's clock if left out.
    ///   - visitors: who is here. If it is given, whoever is not alone is told how many there are.
    ///   - offersFaults: whether a person can make the service fail on the screen itself. The inspector can in any case.
    public static func doggies(
        service: (any DoggyService)? = nil, visitors: Presence? = nil, offersFaults: Bool = false
    ) -> BelvedereApp {
        BelvedereApp(DoggiesTexts.title, path: "/doggies", summary: DoggiesTexts.appSummary) { context in
            let clock = context.environment.clock
            let service = FaultyDoggyService(service ?? DelayedDoggyService(clock: clock), faults: context.faults, clock: clock)
            let presenter = DoggyPresenter(service: service)
            let screen = DoggiesScreen(presenter: presenter)
            if offersFaults {
                screen.content = Stack(FaultChoice(of: context.faults) { [unowned presenter] in presenter.getDoggies() }, screen.content)
            }
            if let visitors { screen.showCompany(in: visitors) }
            return Window(screen)
        }
    }
}
