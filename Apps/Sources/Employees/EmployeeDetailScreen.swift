public import Belvedere
public import EmployeesModel

/// The screen of one employee.
public final class EmployeeDetailScreen: Screen {
    public init(viewModel: EmployeeDetailViewModel) {
        let salary = Label(), age = Label()
        let facts = Stack(
            .vertical, style: .group,
            [
                Self.fact(EmployeesWords.numberLabel, Label(viewModel.number)),
                Self.fact(EmployeesWords.salaryLabel, salary),
                Self.fact(EmployeesWords.ageLabel, age),
            ])
        let body = viewModel.canEdit ? Stack(facts, Self.editing(viewModel)) : facts
        let tryAgain = Button(EmployeesWords.tryAgain) { viewModel.refresh() }
        super.init(content: ContentView(body, state: viewModel.state, loading: EmployeesWords.loading, retry: tryAgain))
        own(viewModel)

        viewModel.title.bindAndFire(to: self, \.title)
        viewModel.salary.bindAndFire(to: salary, \.text)
        viewModel.age.bindAndFire(to: age, \.text)
    }

    /// What editors have below the facts.
    private static func editing(_ viewModel: EmployeeDetailViewModel) -> View {
        let field = TextField(EmployeesWords.newSalary, keyboard: .number).bind(viewModel.newSalary)
        field.onSubmit { viewModel.saveSalary() }
        viewModel.salaryMessage.bindAndFire(to: field, \.message)
        return Stack(
            field,
            Stack(
                .horizontal,
                Button(EmployeesWords.save, role: .primary) { viewModel.saveSalary() },
                Button(EmployeesWords.delete, role: .destructive) { viewModel.delete() }
            )
        )
    }

    private static func fact(_ label: String, _ value: Label) -> View {
        Stack(.horizontal, Label(label, style: .detail), value)
    }
}
