public import Belvedere
internal import Charts
public import EmployeesModel
public import EmployeesService
public import Staff

extension BelvedereApp {
    /// The app Employees for those who have logged in: viewers look, editors change and delete as well.
    ///
    /// Who that is stands in the values of the session, which the host sets when it lets somebody in. Whoever is nobody sees
    /// no employee.
    ///
    /// - Parameters:
    ///   - service: where the employees come from; every session asks it.
    ///   - lastGood: the last list that was read well; one for all sessions.
    ///   - currency: the code of the currency that salaries are in (ISO 4217); nil where nobody knows.
    ///   - edits: what editors have changed; one for all sessions.
    ///   - logOut: ends the login of a person, or all of theirs.
    public static func staff(
        service: any EmployeesService, lastGood: LastGoodList = LastGoodList(), currency: String? = nil,
        edits: SharedDynamic<EmployeeEdits> = SharedDynamic(EmployeeEdits()),
        logOut: @escaping @Sendable (_ member: StaffMember, _ everywhere: Bool) async -> Void = { _, _ in }
    ) -> BelvedereApp {
        BelvedereApp(EmployeesWords.staff, path: "/staff", summary: EmployeesWords.staffSummary, modules: [ScatterChart.module]) {
            context in
            let member = context.values[.staffMember]
            let router = Router(root: EmployeesRoute.list())
            return Window(router) { [unowned context] route in
                guard case .list = route else { return nil }
                if member.role == .nobody { return Screen(title: EmployeesWords.staff, content: Label(EmployeesWords.logInFirst)) }
                return EmployeesScreen(
                    viewModel: EmployeesViewModel(
                        service: service, lastGood: lastGood, router: router, environment: context.environment, device: context.device,
                        currency: currency,
                        desk: StaffDesk(member: member, edits: edits, logOut: logOut)
                    ))
            }
        }
    }
}
