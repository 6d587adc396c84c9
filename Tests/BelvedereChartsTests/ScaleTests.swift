@testable import BelvedereCharts
import BelvedereCore
import Testing

/// Tests of the scales: round numbers at the ticks, and days at the beginnings of months.
struct ScaleTests {
    @Test func ticksAreRoundNumbers() {
        #expect(NiceScale(from: 0, to: 97, count: 5).ticks == [0, 20, 40, 60, 80, 100])
        #expect(NiceScale(from: -3.2, to: 6.1, count: 5).ticks == [-4, -2, 0, 2, 4, 6, 8])
        #expect(NiceScale(from: 0.013, to: 0.029, count: 4).ticks.map { ($0 * 1000).rounded() } == [10, 15, 20, 25, 30])
        let inside = NiceScale(from: 3, to: 97, count: 5, isLoose: false)
        #expect(inside.ticks == [20, 40, 60, 80] && inside.lower == 3 && inside.upper == 97)
    }

    @Test func equalAndExtremeValuesHaveAScale() {
        #expect(NiceScale(from: 0, to: 0, count: 5).ticks.contains(0))
        let one = NiceScale(from: 50, to: 50, count: 5)
        #expect(one.lower < 50 && one.upper > 50)
        for (least, most) in [(1e99, 1e99 * 1.0000001), (-1e99, 1e99), (1e-99, 2e-99), (1e16, 1e16 + 2)] {
            let scale = NiceScale(from: least, to: most, count: 5)
            #expect(scale.lower <= least && scale.upper >= most && (1..<100).contains(scale.ticks.count), "\(least) to \(most)")
        }
    }

    @Test func daysHaveTheirTicksAtTheBeginningOfMonthsAndYears() throws {
        func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }
        let months = try DateTicks(from: day("2026-01-15"), to: day("2026-08-20"), count: 8)
        #expect(months.dates.map(\.month) == Array(2...8) && months.dates.allSatisfy { $0.day == 1 })
        let years = try DateTicks(from: day("1998-03-01"), to: day("2026-03-01"), count: 6)
        #expect(years.dates.map(\.year) == [2000, 2005, 2010, 2015, 2020, 2025])
        let week = try DateTicks(from: day("2026-02-26"), to: day("2026-03-04"), count: 8)
        #expect(week.dates.count == 7 && week.dates.last?.description == "2026-03-04")
        let one = try DateTicks(from: day("2026-02-26"), to: day("2026-02-26"), count: 8)
        #expect(one.dates.count == 1)
        let all = try DateTicks(from: day("0001-01-01"), to: day("9999-12-31"), count: 8)
        #expect((1...12).contains(all.dates.count))
    }

    @Test func aThinnedLineKeepsItsPeaksAndGaps() {
        var values = (0..<10_000).map { Double?(Double($0 % 7)) }
        values[5_003] = 900
        values[7_777] = -900
        values[2_000] = nil
        let kept = Thinning.shape(of: values) { $0 / 50 }
        #expect(kept.count <= 5 * 200 && kept == kept.sorted() && Set(kept).isSuperset(of: [0, 2_000, 5_003, 7_777, 9_999]))
        #expect(Thinning.spread(10_000, atMost: 100).count == 100 && Thinning.spread(10_000, atMost: 100).last == 9_999)
        let points = (0..<10_000).map { (x: Double($0 % 100) * 3, y: Double($0 / 100) * 2) }
        #expect((1...1500).contains(Thinning.separate(points, atMost: 1500).count))
    }
}
