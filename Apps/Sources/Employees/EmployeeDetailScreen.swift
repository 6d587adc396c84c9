public import Belvedere
public import EmployeesModel

/// The screen of one employee.
public final class EmployeeDetailScreen: Screen {
    public init(viewModel: EmployeeDetailViewModel) {
        let texts = viewModel.texts
        let salary = Label(), age = Label()
        let facts = Stack(.vertical, style: .group, [
            Self.fact(texts.numberLabel, Label(viewModel.number)),
            Self.fact(texts.salaryLabel, salary),
            Self.fact(texts.ageLabel, age),
        ])
        let tryAgain = Button(texts.tryAgain) { viewModel.refresh() }
        super.init(content: ContentView(facts, state: viewModel.state, loading: texts.loading, retry: tryAgain))
        own(viewModel)

        viewModel.title.bindAndFire(to: self, \.title)
        viewModel.salary.bindAndFire(to: salary, \.text)
        viewModel.age.bindAndFire(to: age, \.text)
    }

    private static func fact(_ label: String, _ value: Label) -> View {
        Stack(.horizontal, Label(label, style: .detail), value)
    }
}
