public import Belvedere
internal import Charts
internal import EmployeesModel
internal import MakeItFail
public import EmployeesService

extension BelvedereApp {
    /// Returns the app Employees: live data over HTTP, in MVVM, with a generic data source for the list.
    ///
    /// - Parameters:
    ///   - service: the source of the employees, which all sessions share.
    ///   - lastGood: the last list that any session has read successfully. The screen shows it from the start, until it has read a new one.
    ///   - currency: the currency code of the salaries (ISO 4217), or nil if it is unknown.
    ///   - offersFaults: whether the app itself lets the person make the service fail. The inspector can always do this.
    public static func employees(
        service: any EmployeesService, lastGood: LastGoodList = LastGoodList(), currency: String? = nil, offersFaults: Bool = false
    ) -> BelvedereApp {
        BelvedereApp(EmployeesTexts.title, path: "/employees", summary: EmployeesTexts.appSummary, modules: [ScatterChart.module]) {
            context in
            let router = Router(root: EmployeesRoute.list())
            let faultChanged = Signal<Void>()
            let window = Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                let viewModel = EmployeesViewModel(
                    service: FaultyEmployeesService(service, faults: context.faults, clock: context.environment.clock),
                    lastGood: lastGood,
                    router: router,
                    environment: context.environment,
                    device: context.device,
                    currency: currency
                )
                faultChanged.bind(to: viewModel) { viewModel, _ in viewModel.askAnew() }
                return EmployeesScreen(viewModel: viewModel)
            }
            if offersFaults { window.tools = FaultChoice(of: context.faults, changed: faultChanged) }
            return window
        }
    }
}
