public import Belvedere
public import DoggiesModel
internal import MakeItFail
internal import Visitors

extension BelvedereApp {
    /// The app Doggies in MVP: its presenter has a weak reference to its view.
    public static let doggies = doggies()

    /// Returns the app Doggies in MVP: its presenter has a weak reference to its view.
    ///
    /// - Parameters:
    ///   - service: the source of the doggies. If left out, a service that takes two seconds on the session's clock.
    ///   - visitors: the people who use the app now, or nil. The screen shows their number if there are at least two.
    ///   - offersFaults: whether the app itself lets the person make the service fail. The inspector can always do this.
    public static func doggies(
        service: (any DoggyService)? = nil, visitors: Presence? = nil, offersFaults: Bool = false
    ) -> BelvedereApp {
        BelvedereApp(DoggiesTexts.title, path: "/doggies", summary: DoggiesTexts.appSummary) { context in
            let clock = context.environment.clock
            let service = FaultyDoggyService(service ?? DelayedDoggyService(clock: clock), faults: context.faults, clock: clock)
            let presenter = DoggyPresenter(service: service)
            let screen = DoggiesScreen(presenter: presenter)
            if let visitors { screen.showCompany(in: visitors) }
            let window = Window(screen)
            if offersFaults {
                let changed = Signal<Void>()
                changed.bind(to: presenter) { presenter, _ in presenter.getDoggies() }
                window.tools = FaultChoice(of: context.faults, changed: changed)
            }
            return window
        }
    }
}
