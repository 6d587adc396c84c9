import Belvedere
import BelvedereCharts
import BelvedereTesting
import BelvedereTexts
import Testing

// An example of the article "Languages", word for word; see `ArticleTests`.
extension GermanChartTexts: ChartTextsTranslation {}

/// Tests of a chart in a language that the kit does not have.
struct GermanChartTests {
    @Test func aChartHasTheLanguageThatTheAppAdds() {
        ChartTexts.addLanguages(of: GermanChartTexts.self)
        let app = BelvedereApp("Kosten", path: "/kosten") { _ in
            let rent = ChartSeries("Miete", [ChartPoint("2024", 1150), ChartPoint("2025", 1200.5)])
            let empty = Chart(.line, "Heizung", series: [])
            return Window(Screen(title: "Kosten", content: Stack(Chart(.bar, "Kosten", series: [rent]), empty)))
        }
        withApp(app, Setting(locale: "de-DE", isExhaustive: false)) { app in
            app.expect(.drawing, "Kosten, Säulendiagramm", ignoringOthers: true)
            app.expect(.label, "2024 – 2025: 1.150 bis 1.200,5", ignoringOthers: true)
            app.expect(.label, "Es gibt noch keine Werte.", ignoringOthers: true)
            app.tap(.disclosure, "Tabelle der Werte")
            #expect(app.transcript.lines.contains { $0.text.contains("header \"Kategorie\" |") })
        }
        withTexts(in: "ar") { #expect(ChartTexts.language == "ar") }
        withTexts(in: "fi") { #expect(ChartTexts.language == "en") }
    }
}
