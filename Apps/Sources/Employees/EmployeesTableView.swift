internal import Belvedere
internal import EmployeesModel
internal import EmployeesService

/// The table of all employees. Pressing a heading sorts the rows, and choosing a row opens the panel.
final class EmployeesTableView {
    let table: Table<EmployeeRow>

    init(viewModel: EmployeesViewModel) {
        typealias Key = EmployeeSorting.Key
        table = Table(
            viewModel.rows,
            columns: [
                .init(EmployeesTexts.nameLabel, \.name, id: Key.name.rawValue, width: .fill(1.6)),
                // The panel shows the number too, so a telephone leaves this column to the longer names.
                .init(EmployeesTexts.numberLabel, \.number, id: Key.id.rawValue, width: .fill(0.7), alignment: .end).hiddenWhenNarrow(),
                .init(EmployeesTexts.salaryLabel, \.salary, id: Key.salary.rawValue, width: .fill(0.95), alignment: .end),
                .init(EmployeesTexts.ageLabel, \.age, id: Key.age.rawValue, width: .fill(0.6), alignment: .end),
            ]
        ).bind(order: viewModel.order).bind(selection: viewModel.chosen)
        table.accessibilityName = EmployeesTexts.title
        table.onActivate { [viewModel] row in viewModel.open(row) }
        if viewModel.canEdit {
            table.setActions([RowAction(EmployeesTexts.delete, role: .destructive) { [viewModel] row in viewModel.delete(row.id) }])
        }
        viewModel.density.bindAndFire(to: table) { table, density in
            table.density = density == .compact ? .compact : .comfortable
        }
    }
}
