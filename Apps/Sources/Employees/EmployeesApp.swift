public import Belvedere
internal import Charts
internal import EmployeesModel
internal import MakeItFail
public import EmployeesService

extension BelvedereApp {
    /// Live data over HTTP, MVVM with a generic list data source.
    ///
    /// - Parameters:
    ///   - service: where the employees come from; every session asks it.
    ///   - lastGood: the last list that was read well; one for all sessions.
    ///   - currency: the code of the currency that salaries are in (ISO 4217); nil where nobody knows.
    ///   - offersFaults: whether a person can make the service fail on the screen itself. The inspector can in any case.
    public static func employees(
        service: any EmployeesService, lastGood: LastGoodList = LastGoodList(), currency: String? = nil, offersFaults: Bool = false
    ) -> BelvedereApp {
        BelvedereApp(EmployeesWords.title, path: "/employees", summary: EmployeesWords.appSummary, modules: [ScatterChart.module]) {
            context in
            let router = Router(root: EmployeesRoute.list())
            return Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                let viewModel = EmployeesViewModel(
                    service: FaultyEmployeesService(service, faults: context.faults, clock: context.environment.clock),
                    lastGood: lastGood,
                    router: router,
                    environment: context.environment,
                    device: context.device,
                    currency: currency
                )
                let screen = EmployeesScreen(viewModel: viewModel)
                if offersFaults { screen.header = FaultChoice(of: context.faults) { [unowned viewModel] in viewModel.refresh() } }
                return screen
            }
        }
    }
}
