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
        let spinner = Spinner(texts.loading)
        let failure = Label(style: .error)
        let tryAgain = Button(texts.tryAgain) { viewModel.refresh() }
        let missing = EmptyState(texts.missing, detail: texts.missingDetail, symbol: .person, isError: true)
        super.init(content: Stack(facts, spinner, failure, tryAgain, missing))
        own(viewModel)

        viewModel.title.bindAndFire(to: self, \.title)
        viewModel.salary.bindAndFire(to: salary, \.text)
        viewModel.age.bindAndFire(to: age, \.text)
        viewModel.isFound.map { !$0 }.bindAndFire(to: facts, \.isHidden)
        viewModel.isMissing.map { !$0 }.bindAndFire(to: missing, \.isHidden)
        viewModel.isLoading.bindAndFire(to: spinner, \.isSpinning)
        viewModel.failure.bindAndFire(to: failure, \.text)
        viewModel.failure.map(\.isEmpty).bindAndFire(to: failure, \.isHidden)
        viewModel.failure.map(\.isEmpty).bindAndFire(to: tryAgain, \.isHidden)
    }

    private static func fact(_ label: String, _ value: Label) -> View {
        Stack(.horizontal, Label(label, style: .detail), value)
    }
}
