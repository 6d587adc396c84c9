public import Belvedere
public import EmployeesModel

/// The screen of one employee.
public final class EmployeeDetailScreen: Screen {
    public init(viewModel: EmployeeDetailViewModel) {
        let salary = Label(), age = Label(), avatar = Avatar("", size: .large)
        let facts = Stack(
            .vertical, style: .group,
            [
                avatar,
                Self.fact(EmployeesTexts.numberLabel, Label(viewModel.number)),
                Self.fact(EmployeesTexts.salaryLabel, salary),
                Self.fact(EmployeesTexts.ageLabel, age),
            ])
        let body = viewModel.canEdit ? Stack(facts, Self.editing(viewModel)) : facts
        let tryAgain = Button(EmployeesTexts.tryAgain) { viewModel.refresh() }
        super.init(content: ContentView(body, state: viewModel.state, loading: EmployeesTexts.loading, retry: tryAgain))
        own(viewModel)

        viewModel.title.bindAndFire(to: self, \.title)
        viewModel.name.bindAndFire(to: avatar, \.name)
        viewModel.salary.bindAndFire(to: salary, \.text)
        viewModel.age.bindAndFire(to: age, \.text)
    }

    /// Returns the controls below the employee's data to change and delete the employee. Only editors see them.
    private static func editing(_ viewModel: EmployeeDetailViewModel) -> View {
        let field = TextField(EmployeesTexts.newSalary, keyboard: .number).bind(viewModel.newSalary)
        field.onSubmit { viewModel.saveSalary() }
        viewModel.salaryMessage.bindAndFire(to: field, \.message)
        return Stack(
            field,
            Stack(
                .horizontal,
                Button(EmployeesTexts.save, role: .primary) { viewModel.saveSalary() },
                Button(EmployeesTexts.delete, role: .destructive) { viewModel.delete() }
            )
        )
    }

    private static func fact(_ label: String, _ value: Label) -> View {
        Stack(.horizontal, Label(label, style: .detail), value)
    }
}
