internal import Belvedere
internal import Charts

extension CataloguePage {
    /// The page with elements that an app defines itself, such as a chart.
    static var elementView: CataloguePage {
        CataloguePage(
            .elementView, "ElementView", in: .pictures, of: [], CatalogueTexts.showsCustomElementYouWrote,
            [
                PageExample(CatalogueTexts.chartPoints) {
                    let told = Label("Choose a point", style: .detail)
                    let points = [
                        ScatterPoint(id: 1, x: 34, y: 52_000, name: "Ann"),
                        ScatterPoint(id: 2, x: 51, y: 67_000, name: "Bob"),
                    ]
                    let chart = ElementView(
                        ScatterChart.element, name: "Salaries by age", fallback: "Two employees"
                    )
                    chart.set(ScatterChart.horizontal, to: "Age")
                    chart.set(ScatterChart.vertical, to: "Salary")
                    chart.set(ScatterChart.points, to: points)
                    chart.on(ScatterChart.pick) { number in told.text = "Employee \(number)" }
                    return Stack(chart, told)
                }
            ])
    }
}
