package import BelvedereCore
import BelvedereUIKit
import EmployeesModel
package import EmployeesService
package import UIKit

extension UINavigationController {
    /// Shows the app Employees.
    ///
    /// - Parameters:
    ///   - service: the source of the employees.
    ///   - lastGood: the last list that was read.
    ///   - context: the session, with its language, its clock and its device.
    package func showEmployees(service: any EmployeesService, lastGood: LastGoodList, context: SessionContext) {
        let router = Router(root: EmployeesRoute.list())
        let employees = EmployeesViewModel(
            service: service, lastGood: lastGood, router: router, environment: context.environment, device: context.device)
        bind(router) { route in
            switch route {
            case .list: EmployeesViewController(viewModel: employees)
            case .detail(let id): EmployeeDetailViewController(viewModel: employees.detail(of: id))
            // The app has no chart, and nothing leads to one.
            case .salaries: nil
            }
        }
    }
}
