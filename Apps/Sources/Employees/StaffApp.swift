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
    ///   - edits: what editors have changed; one for all sessions.
    ///   - logOut: ends the login of a person, or all of theirs.
    public static func staff(
        service: any EmployeesService, lastGood: LastGoodList = LastGoodList(),
        edits: SharedDynamic<EmployeeEdits> = SharedDynamic(EmployeeEdits()),
        logOut: @escaping @Sendable (_ member: StaffMember, _ everywhere: Bool) async -> Void = { _, _ in }
    ) -> BelvedereApp {
        BelvedereApp("Staff", path: "/staff", summary: "Employees behind a login, with roles", modules: [ScatterChart.module]) { context in
            let member = context.values[.staffMember]
            let router = Router(root: EmployeesRoute.list)
            return Window(router) { [unowned context] route in
                guard route == .list else { return nil }
                if member.role == .nobody { return Screen(title: "Staff", content: Label("Log in to see the employees.")) }
                return EmployeesScreen(viewModel: EmployeesViewModel(
                    service: service, lastGood: lastGood, router: router, environment: context.environment, device: context.device,
                    desk: StaffDesk(member: member, edits: edits, logOut: logOut)
                ))
            }
        }
    }
}
