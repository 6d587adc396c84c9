internal import Belvedere
internal import BelvedereCharts
internal import BelvedereCore

extension CataloguePage {
    /// The page with charts of every kind.
    static var chart: CataloguePage {
        CataloguePage(
            .chart, "Chart", in: .pictures, of: [.drawing, .rectangle, .path, .drawnText], CatalogueTexts.valuesAsLinesBars,
            keys: [
                .tab, CatalogueKey("→, ←", CatalogueTexts.readsNextPreviousValue),
                CatalogueKey("Home, End", CatalogueTexts.readsFirstLastValue),
            ],
            [
                PageExample(CatalogueTexts.lineForEachSeries) {
                    let months = (1...12).compactMap { CalendarDate(year: 2026, month: $0, day: 1) }
                    let oulu = [-9.6, -9.3, -4.8, 1.4, 7.8, .nan, 16.5, 14.6, 9.4, 3.3, -2.1, -6.8]
                    let lisbon = [11.6, 12.7, 14.9, 15.9, 18.0, 21.2, 23.1, 23.5, 22.1, 18.8, 15.0, 12.4]
                    return Chart(
                        .line, "Temperature",
                        series: [
                            ChartSeries("Oulu", zip(months, oulu).map { ChartPoint($0, $1) }),
                            ChartSeries("Lisbon", zip(months, lisbon).map { ChartPoint($0, $1) }),
                        ], vertical: ChartAxis("Average", format: .unit("°C")))
                },
                PageExample(CatalogueTexts.barsSideBySide) {
                    let quarters: [ChartValue] = ["Spring", "Summer", "Autumn", "Winter"]
                    func series(_ name: String, _ values: [Double]) -> ChartSeries {
                        ChartSeries(name, zip(quarters, values).map { ChartPoint($0, $1) })
                    }
                    return Chart(
                        .bar, "Change of orders",
                        series: [
                            series("Shop", [0.12, 0.31, -0.04, 0.18]), series("Online", [0.25, 0.08, 0.16, 0.42]),
                            series("Telephone", [-0.11, -0.22, -0.09, 0.03]),
                        ], vertical: ChartAxis("Against last year", format: .percent))
                },
                PageExample(CatalogueTexts.barsAboveEachOther) {
                    let years: [ChartValue] = ["2021", "2022", "2023", "2024", "2025", "2026"]
                    func series(_ name: String, _ values: [Double]) -> ChartSeries {
                        ChartSeries(name, zip(years, values).map { ChartPoint($0, $1) })
                    }
                    return Chart(
                        .stackedBar, "Cost of living",
                        series: [
                            series("Rent", [890, 910, 990, 1_040, 1_090, 1_150]), series("Food", [340, 390, 450, 470, 480, 495]),
                            series("Heating", [120, 230, 260, 190, 175, 170]), series("Travel", [60, 95, 110, 130, 125, 140]),
                        ], vertical: ChartAxis("Per month", format: .currency("EUR")))
                },
                PageExample(CatalogueTexts.areasAboveEachOther) {
                    func series(_ name: String, from start: Double, growth: Double) -> ChartSeries {
                        let years = (2000...2026).compactMap { CalendarDate(year: $0, month: 1, day: 1) }
                        return ChartSeries(name, years.map { ChartPoint($0, start + growth * Double($0.year - 2000)) })
                    }
                    return Chart(
                        .area, "Electricity",
                        series: [
                            series("Water", from: 0.18, growth: 0.002), series("Wind", from: 0.02, growth: 0.012),
                            series("Sun", from: 0, growth: 0.006),
                        ], vertical: ChartAxis("Share", format: .percent))
                },
                PageExample(CatalogueTexts.pointsOfTwoNumbers) {
                    func series(_ name: String, _ points: [(Double, Double)]) -> ChartSeries {
                        ChartSeries(name, points.map { ChartPoint(.number($0.0), $0.1) })
                    }
                    return Chart(
                        .scatter, "Penguins",
                        series: [
                            series("Adelie", [(181, 3_750), (186, 3_800), (195, 3_250), (193, 3_450), (190, 3_650), (182, 3_200)]),
                            series("Gentoo", [(211, 4_500), (230, 5_700), (210, 4_450), (218, 5_700), (215, 5_400), (219, 5_200)]),
                            series("Chinstrap", [(192, 3_500), (196, 3_900), (193, 3_650), (188, 3_525), (197, 3_725), (201, 4_150)]),
                        ], horizontal: ChartAxis("Length of a wing", format: .unit("mm")),
                        vertical: ChartAxis("Weight", format: .unit("g")))
                },
                PageExample(CatalogueTexts.tenThousandValues) {
                    var level = 0.0, seed: UInt32 = 7
                    let values = (0..<10_000).map { minute in
                        seed = seed &* 1_664_525 &+ 1_013_904_223
                        level += Double(seed >> 16) / 65_535 - 0.5
                        return ChartPoint(.number(Double(minute)), level)
                    }
                    return Chart(
                        .line, "Level of the river", series: [ChartSeries("Level", values)], horizontal: ChartAxis("Minute"),
                        vertical: ChartAxis("Above normal", format: .unit("cm")))
                },
                PageExample(CatalogueTexts.withoutValues) {
                    Chart(.bar, "Sales of today")
                },
            ])
    }
}
