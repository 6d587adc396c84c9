import Belvedere
import BelvedereBinding
import BelvedereCharts
import BelvedereCore
import BelvedereTesting
import Testing

/// The code of the article "Charts".
struct ChartsArticle {
    @Test func aPersonReadsTheCosts() {
        let app = BelvedereApp("Costs", path: "/costs") { _ in
            let rent = ChartSeries("Rent", [ChartPoint("2024", 1150), ChartPoint("2025", 1200), ChartPoint("2026", 1240)])
            let heating = ChartSeries("Heating", [ChartPoint("2024", 190), ChartPoint("2025", 175), ChartPoint("2026", 170)])
            let costs = Chart(
                .stackedBar, "Cost of living", series: [rent, heating], vertical: ChartAxis("Per month", format: .currency("EUR")))
            let part = Section("Cost of living", costs)
            return Window(Screen(title: "Costs", content: part))
        }
        withApp(app) { app in
            app.tap(.rectangle, "2025: Rent €1,200, Heating €175")
            app.expect(.label, "2025: Rent €1,200, Heating €175", ignoringOthers: true)
        }
    }

    @Test func chartsOfDaysAndOfNumbers() {
        withSession {
            let days = (1...5).compactMap { CalendarDate(year: 2026, month: 11, day: $0) }
            let visitors = zip(days, [120, 95, 130, .nan, 180]).map { ChartPoint($0, $1) }
            let museum = Chart(.line, "Visitors", series: [ChartSeries("Museum", visitors)], vertical: ChartAxis("Per day"))
            #expect(museum.series[0].points.count == 5)

            let wings = [ChartPoint(181, 3_750), ChartPoint(211, 4_500), ChartPoint(230, 5_700)]
            let penguins = Chart(
                .scatter, "Penguins", series: [ChartSeries("Gentoo", wings)],
                horizontal: ChartAxis("Length of a wing", format: .unit("mm")),
                vertical: ChartAxis("Weight", format: .unit("g")))
            #expect(penguins.chartKind == .scatter)
        }
    }

    @Test func aChartFollowsADynamic() {
        withSession {
            let orders = Dynamic([ChartSeries("Orders", [ChartPoint("Monday", 4)])])
            let chart = Chart(.bar, "Orders of the week")
            orders.bindAndFire(to: chart, \.series)
            orders.value = []
            #expect(chart.series.isEmpty)
        }
    }
}
