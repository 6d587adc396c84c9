public import Belvedere
internal import Charts
internal import EmployeesModel
public import EmployeesService

extension BelvedereApp {
    /// Live data over HTTP, MVVM with a generic list data source.
    ///
    /// - Parameters:
    ///   - service: where the employees come from; every session asks it.
    ///   - lastGood: the last list that was read well; one for all sessions.
    public static func employees(service: any EmployeesService, lastGood: LastGoodList = LastGoodList()) -> BelvedereApp {
        BelvedereApp("Employees", path: "/employees", summary: "MVVM over an HTTP service", modules: [ScatterChart.module]) { context in
            let router = Router(root: EmployeesRoute.list)
            return Window(router) { [unowned context] route in
                guard route == .list else { return nil }
                return EmployeesScreen(viewModel: EmployeesViewModel(
                    service: service,
                    lastGood: lastGood,
                    router: router,
                    environment: context.environment,
                    device: context.device
                ))
            }
        }
    }
}
