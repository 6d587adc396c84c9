@_spi(Hosting) import Belvedere
@testable import BelvedereCharts
import BelvedereCore
import BelvedereTesting
import Testing

/// Tests of the picture of a chart: the places of marks and labels, and the amount of shapes.
struct ChartPictureTests {
    private func plot(
        _ kind: ChartKind, _ series: [ChartSeries], width: Double = 400, locale: String = "en", isRightToLeft: Bool = false
    ) throws -> ChartPlot {
        try #require(
            ChartPlot(
                kind, ChartData(series, keepsAll: kind == .scatter), seriesCount: series.count, width: width, height: 260,
                horizontalAxis: ChartAxis(), verticalAxis: ChartAxis(), writer: ChartWriter(locale: locale), isRightToLeft: isRightToLeft))
    }

    private func painter(of plot: ChartPlot, isRightToLeft: Bool = false) -> ChartPainter {
        ChartPainter(
            plot: plot, writer: ChartWriter(locale: "en"), horizontal: ChartAxis(), vertical: ChartAxis(), isRightToLeft: isRightToLeft)
    }

    @Test(arguments: Array(stride(from: 120.0, to: 1400, by: 40)))
    func labelsNeverOverlap(width: Double) throws {
        let names = ["Helsinki", "Oulu", "Bandar Seri Begawan", "Rome", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", "Bern"]
        let days = (0..<400).compactMap { CalendarDate(year: 2026, month: 1, day: 1)?.adding(days: $0) }
        for series in [
            ChartSeries("", names.map { ChartPoint(.category($0), 1) }), ChartSeries("", days.map { ChartPoint($0, 1) }),
            ChartSeries("", (0..<50).map { ChartPoint(.number(Double($0) * 12_345), 1) }),
        ] {
            for kind in ChartKind.allCases {
                let plot = try plot(kind, [series], width: width)
                let labels = plot.horizontalLabels(ChartWriter(locale: "en"), .number).sorted { $0.x < $1.x }
                #expect(!labels.isEmpty)
                for (one, other) in zip(labels, labels.dropFirst()) {
                    let room = ChartTextWidth.of(one.text, size: 12) / 2 + ChartTextWidth.of(other.text, size: 12) / 2
                    #expect(other.x - one.x >= room, "\(kind): \(one.text) and \(other.text)")
                }
            }
        }
    }

    @Test func daysAndCategoriesRunInTheReadingDirectionAndNumbersToTheRight() throws {
        let names = [ChartSeries("", [ChartPoint("First", 1), ChartPoint("Second", 2)])]
        let numbers = [ChartSeries("", [ChartPoint(1, 1), ChartPoint(2, 2)])]
        let left = try plot(.line, names), right = try plot(.line, names, isRightToLeft: true)
        #expect(left.x(row: 0) < left.x(row: 1) && right.x(row: 0) > right.x(row: 1))
        let scale = try plot(.line, numbers, isRightToLeft: true)
        #expect(scale.x(row: 0) < scale.x(row: 1))
        #expect(left.left > 20 && 400 - left.right < 20, "the numbers are at the beginning of the line")
        #expect(right.left < 20 && 400 - right.right > 20)
    }

    @Test func barsBeginAtZeroAndNegativeValuesAreBelowIt() throws {
        let plot = try plot(.bar, [ChartSeries("", [ChartPoint("A", 900), ChartPoint("B", -300)])])
        #expect(plot.vertical.ticks.contains(0) && plot.vertical.lower <= -300 && plot.vertical.upper >= 900)
        #expect(plot.y(900) < plot.zero && plot.y(-300) > plot.zero)
        let high = try self.plot(.line, [ChartSeries("", [ChartPoint("A", 980), ChartPoint("B", 1000)])])
        #expect(high.vertical.lower > 900, "a line need not begin at zero")
    }

    @Test(arguments: ChartKind.allCases)
    func tenThousandValuesMakeASmallPicture(kind: ChartKind) {
        withSession {
            let points = (0..<10_000).map { ChartPoint(.number(Double($0)), Double(($0 * 7919) % 1009)) }
            let chart = Chart(kind, "Many", series: [ChartSeries("One", points), ChartSeries("Two", points)])
            let drawing = chart.subviews.compactMap { $0 as? Drawing }.first
            let shapes = drawing?.shapes ?? []
            let steps = shapes.compactMap { $0 as? PathShape }.reduce(0) { $0 + $1.steps.count }
            #expect((1...150).contains(shapes.count) && steps < 20_000, "\(kind): \(shapes.count) shapes with \(steps) steps")
        }
    }

    @Test func aMissingValueIsAGapInTheLine() throws {
        let plot = try plot(.line, [ChartSeries("", [1, 2, .nan, 4, 5].enumerated().map { ChartPoint(.number(Double($0)), $1) })])
        withSession {
            let line = painter(of: plot).marks().compactMap { $0 as? PathShape }.first
            let begins = line?.steps.count { if case .move = $0 { true } else { false } }
            #expect(begins == 2)
        }
    }

    @Test func theValuesBelowThePointerAreRead() throws {
        let plot = try plot(.line, [ChartSeries("", (0..<11).map { ChartPoint(.number(Double($0)), 1) })])
        for row in 0..<11 { #expect(plot.row(at: DrawingPoint(plot.x(row: row) + 3, 50)) == row) }
        #expect(plot.row(at: DrawingPoint(-100, 50)) == nil)
        let points = try self.plot(.scatter, [ChartSeries("", [ChartPoint(1, 1), ChartPoint(1, 9), ChartPoint(5, 5)])])
        #expect(points.row(at: DrawingPoint(points.x(row: 1), points.y(9) + 2)) == 1)
        #expect(points.row(at: DrawingPoint(points.x(row: 2) - 60, points.y(1))) == nil)
    }

    @Test func theColoursStandOutFromThePage() {
        func luminance(_ color: UInt32) -> Double {
            let parts = [16, 8, 0].map { Double(color >> UInt32($0) & 255) / 255 }
            // The curve of sRGB, nearly.
            let linear = parts.map { $0 * $0 * (0.3 * $0 + 0.7) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        func contrast(_ one: UInt32, _ other: UInt32) -> Double {
            let (one, other) = (luminance(one), luminance(other))
            return (max(one, other) + 0.05) / (min(one, other) + 0.05)
        }
        for color in ChartMark.palette {
            #expect(contrast(color.light, 0xF6F5F1) >= 3 && contrast(color.dark, 0x1F2023) >= 3)
            #expect(contrast(color.light, color.lightTint) >= 3 && contrast(color.dark, color.darkTint) >= 3)
        }
        let symbols = Set((0..<6).map { ChartMark(index: $0).symbol(at: DrawingPoint(0, 0), radius: 4) })
        #expect(symbols.count == 6, "color is never the only difference")
        #expect(
            ChartMark(index: 6).symbol(at: DrawingPoint(0, 0), radius: 4) != ChartMark(index: 0).symbol(at: DrawingPoint(0, 0), radius: 4))
    }
}
