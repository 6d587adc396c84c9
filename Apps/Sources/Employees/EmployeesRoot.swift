internal import Belvedere
internal import EmployeesModel

/// Builds the screen at the bottom; that one builds the rest.
final class EmployeesRoot: ScreenBuilding {
    private let makeViewModel: () -> EmployeesViewModel

    init(makeViewModel: @escaping () -> EmployeesViewModel) {
        self.makeViewModel = makeViewModel
    }

    func screen(for route: EmployeesRoute) -> Screen? {
        route == .list ? EmployeesScreen(viewModel: makeViewModel()) : nil
    }
}
