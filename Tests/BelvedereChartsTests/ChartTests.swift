import Belvedere
import BelvedereBinding
import BelvedereCharts
import BelvedereCore
import BelvedereTesting
import Testing

/// Tests of charts: the texts that a person reads on them, and how they read single values.
struct ChartTests {
    private static let costs = [
        ChartSeries("Rent", [ChartPoint("2024", 1150), ChartPoint("2025", 1200)]),
        ChartSeries("Heating", [ChartPoint("2024", 190.5), ChartPoint("2025", .nan)]),
    ]

    private static let app = BelvedereApp("Chart", path: "/chart") { _ in
        let chart = Chart(.bar, "Costs", series: costs, vertical: ChartAxis("Per month", format: .currency("EUR")))
        return Window(Screen(title: "Costs", content: chart))
    }

    @Test func aPersonReadsEachValueWithItsUnit() {
        withApp(Self.app) { app in
            app.expect(
                """
                screen "Costs"
                  label "Rent"
                  label "Heating"
                  label "2024 – 2025: €190.50 to €1,200"
                  drawing "Costs, bar chart"
                    rectangle "2024: Rent €1,150, Heating €190.50"
                    rectangle "2025: Rent €1,200"
                  disclosure "Table of values" [collapsed]
                """)
        }
    }

    @Test func aPersonOpensTheTableOfValues() {
        withApp(Self.app) { app in
            app.tap(.disclosure, "Table of values")
            app.expect(
                """
                screen "Costs"
                  label "Rent"
                  label "Heating"
                  label "2024 – 2025: €190.50 to €1,200"
                  drawing "Costs, bar chart"
                    rectangle "2024: Rent €1,150, Heating €190.50"
                    rectangle "2025: Rent €1,200"
                  disclosure "Table of values" [expanded]
                    table "Costs" [2 rows]
                      header "Category" | "Rent" | "Heating"
                      tableRow "2024" | "€1,150" | "€190.50"
                      tableRow "2025" | "€1,200" | "–"
                """)
        }
    }

    @Test func aPersonPointsAtAPlaceAndReadsItsValues() {
        withApp(Self.app) { app in
            app.hover(at: DrawingPoint(250, 100), in: "Costs, bar chart")
            app.expect(.label, "2025: Rent €1,200", ignoringOthers: true)
            app.tap(.rectangle, "2024: Rent €1,150, Heating €190.50")
            app.expect(.label, "2024: Rent €1,150, Heating €190.50", ignoringOthers: true)
        }
    }

    @Test(arguments: [
        ("de-DE", "2024: Rent 1.150\u{A0}€, Heating 190,50\u{A0}€"), ("fa-IR", "€۱٬۱۵۰"), ("ar", "مخطط أعمدة"),
    ])
    func numbersHaveTheFormOfTheLanguage(locale: String, words: String) {
        withApp(Self.app, Setting(locale: locale, isExhaustive: false)) { app in
            #expect(app.transcript.description.contains(words), "\(app.transcript)")
        }
    }

    @Test func aChartFollowsItsValues() {
        let app = BelvedereApp("Visitors", path: "/visitors") { _ in
            let series = Dynamic<[ChartSeries]>([]), chart = Chart(.line, "Visitors")
            series.bindAndFire(to: chart, \.series)
            let come = Button("Come in") { series.value = [ChartSeries("", [ChartPoint(1, 7)])] }
            let leave = Button("Leave") {
                series.value = [ChartSeries("", [ChartPoint(1, .infinity), ChartPoint(.number(.nan), 3)])]
            }
            return Window(Screen(title: "Visitors", content: Stack(chart, come, leave)))
        }
        withApp(app) { app in
            app.expect(.label, "There are no values yet.", ignoringOthers: true)
            app.tap(.button, "Come in")
            app.expect(
                """
                screen "Visitors"
                  label "1: 7"
                  drawing "Visitors, line chart"
                    rectangle "1: 7"
                  disclosure "Table of values" [collapsed]
                  button "Come in"
                  button "Leave"
                """)
            app.tap(.button, "Leave")
            app.expect(.label, "There are no values yet.", ignoringOthers: true)
        }
    }

    @Test(arguments: ChartKind.allCases)
    func everyKindSurvivesEveryKindOfValue(kind: ChartKind) {
        withSession {
            let values = [0, -5, 5, .nan, .infinity, -.infinity, 1e99, -1e99, 1e-99, 1e300]
            for count in 1...values.count {
                let points = values.prefix(count).enumerated().map { ChartPoint(.number(Double($0)), $1) }
                for series in [[ChartSeries("One", points)], [ChartSeries("One", points), ChartSeries("Two", points.reversed())]] {
                    let chart = Chart(kind, "Extremes", series: series)
                    #expect(chart.chartKind == kind)
                }
            }
            let days = [CalendarDate(year: 1, month: 1, day: 1), CalendarDate(year: 9999, month: 12, day: 31)].compactMap { $0 }
            _ = Chart(kind, "Days", series: [ChartSeries("All", days.map { ChartPoint($0, 3) })])
            _ = Chart(kind, "Mixed", series: [ChartSeries("All", [ChartPoint("A", 1), ChartPoint(2, 2)] + days.map { ChartPoint($0, 3) })])
        }
    }
}
