public import Belvedere
internal import Charts
public import EmployeesModel

/// The screen "Salaries by age": a chart of all employees, and the employee that the person has chosen in it.
public final class SalariesScreen: Screen {
    public init(viewModel: SalariesViewModel) {
        let chart = ElementView(ScatterChart.element, name: EmployeesTexts.salariesByAge, fallback: "")
        chart.set(ScatterChart.horizontal, to: EmployeesTexts.ageAxis)
        chart.set(ScatterChart.vertical, to: viewModel.texts.salaryAxis)
        chart.set(ScatterChart.point, to: EmployeesTexts.chartEmployee)
        chart.set(ScatterChart.line, to: EmployeesTexts.chartAverage)
        let chosen = Label(style: .headline)
        let open = Button(EmployeesTexts.openEmployee) { viewModel.open() }
        super.init(
            title: EmployeesTexts.salariesByAge,
            content: ContentView(
                Stack(Stack(.vertical, style: .group, [chart]), Stack(.horizontal, chosen, open)), state: viewModel.state,
                loading: EmployeesTexts.loading
            ))
        own(viewModel)

        chart.bind(
            ScatterChart.points,
            to: viewModel.points.map { points in
                points.map { ScatterPoint(id: $0.id, x: $0.age, y: $0.salary, name: $0.name) }
            })
        chart.bind(ScatterChart.selection, to: viewModel.selection)
        chart.on(ScatterChart.pick) { viewModel.selection.value = $0 }
        viewModel.summary.bindAndFire(to: chart, \.fallback)
        viewModel.chosen.bindAndFire(to: chosen, \.text)
        viewModel.chosen.map(\.isEmpty).bindAndFire(to: open, \.isHidden)
    }
}
