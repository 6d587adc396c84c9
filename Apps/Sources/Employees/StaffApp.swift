public import Belvedere
internal import Charts
public import EmployeesModel
public import EmployeesService
internal import Staff

extension BelvedereApp {
    /// The app Employees for people who have logged in: viewers read, editors also change and delete.
    ///
    /// The host (the server that shows the app) stores the logged-in person and the login in the session's values. If there is none, no
    /// employee is shown.
    ///
    /// - Parameters:
    ///   - service: the source of the employees, which all sessions share.
    ///   - lastGood: the last list that any session has read successfully. The screen shows it from the start, until it has read a new one.
    ///   - currency: the currency code of the salaries (ISO 4217), or nil if it is unknown.
    ///   - edits: the list of employees that editors have changed or deleted. All sessions share it.
    public static func staff(
        service: any EmployeesService, lastGood: LastGoodList = LastGoodList(), currency: String? = nil,
        edits: SharedDynamic<EmployeeEdits> = SharedDynamic(EmployeeEdits())
    ) -> BelvedereApp {
        BelvedereApp(EmployeesTexts.staff, path: "/staff", summary: EmployeesTexts.staffSummary, modules: [ScatterChart.module]) {
            context in
            let member = context.values[.staffMember]
            let router = Router(root: EmployeesRoute.list())
            return Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                if member.role == .nobody { return Screen(title: EmployeesTexts.staff, content: Label(EmployeesTexts.logInFirst)) }
                return EmployeesScreen(
                    viewModel: EmployeesViewModel(
                        service: service, lastGood: lastGood, router: router, environment: context.environment, device: context.device,
                        currency: currency,
                        desk: StaffDesk(member: member, edits: edits, login: context.values[.login])
                    ))
            }
        }
    }
}
