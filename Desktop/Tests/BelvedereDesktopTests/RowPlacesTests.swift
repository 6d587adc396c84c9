import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests that a person stays where they are in a long list, however the list changes and whenever a frame is drawn.
@Suite(.serialized) struct RowPlacesTests {
    private static let rows = (1...88).map { "Row \($0)" }

    /// A list of rows of different heights, and buttons that change it.
    private let app = BelvedereApp("Test", path: "/") { _ in
        let items = DynamicList(Self.rows)
        let list = List(items) { item in Stack(.vertical, Self.lines(of: item).map { Label($0) }) }
        list.title = "Rows"
        let buttons = [
            Button("Few") { items.assign((1...20).map { "Few \($0)" }) },
            Button("All") { items.assign(Self.rows) },
            Button("Others") { items.assign((1...88).map { "Other \($0)" }) },
            Button("Add above") { items.insert("New \(items.count)", at: 0) },
            Button("Remove first") { items.remove(at: 0) },
            Button("Last") { list.reveal(items.count - 1) },
        ]
        return Window(Screen(title: "Test", content: Stack(.vertical, [list] + buttons)))
    }

    /// One to three lines, which depend on the item.
    private static func lines(of item: String) -> [String] {
        let sum = item.utf8.reduce(0) { $0 + Int($1) }
        return [item] + (0..<sum % 3).map { "Line \($0)" }
    }

    private func withPlayer(_ body: (DesktopPlayer) async throws -> Void) async throws {
        try await DesktopPlayer.use(app, WindowSetting(rowsInSight: 3)) { try await body($0) }
    }

    private func expect(_ rows: String, _ player: DesktopPlayer, _ place: SourceLocation = #_sourceLocation) async throws {
        let wanted = "  list \"Rows\" [\(rows)]"
        for _ in 0..<3 { await player.nextFrame() }
        let lines = try await player.lines { $0.contains(wanted) }
        let found = lines.filter { $0.hasPrefix("  list") }
        #expect(found == [wanted], sourceLocation: place)
    }

    @Test func aPersonIsBackWhereTheyWereAfterAFilterHasComeAndGone() async throws {
        try await withPlayer { player in
            try await player.perform(.scroll(toRow: 20, of: "Rows"))
            try await player.perform(.tap(.button, "Few"))
            try await expect("20 rows, 18-20", player)
            try await player.perform(.tap(.button, "All"))
            try await expect("88 rows, 21-23", player)
        }
    }

    @Test func whereAPersonHasScrolledCountsBeforeTheNextFrame() async throws {
        try await withPlayer { player in
            try await player.perform(.scroll(toRow: 10, of: "Rows"))
            try await player.act { player in
                let list = try player.find(.scroll(toRow: 0, of: "Rows"))
                try player.scroll(list, to: 70)
                try player.press(try player.find(.tap(.button, "Others")))
            }
            for _ in 0..<3 { await player.nextFrame() }
            // The rows have different heights, so a person who scrolls by 60 rows at once comes near the row only.
            let first = try await player.firstRow()
            #expect(abs(first - 71) < 12, "\(first)")
        }
    }

    @Test func rowsInSightStayWhenOthersComeAndGoAbove() async throws {
        try await withPlayer { player in
            try await player.perform(.scroll(toRow: 40, of: "Rows"))
            for _ in 0..<5 { try await player.perform(.tap(.button, "Add above")) }
            try await expect("93 rows, 46-48", player)
            for _ in 0..<3 { try await player.perform(.tap(.button, "Remove first")) }
            try await expect("90 rows, 43-45", player)
        }
    }

    @Test func aPersonCanScrollAwayFromTheEndOfAListThatHasBecomeShorter() async throws {
        try await withPlayer { player in
            try await player.perform(.scroll(toRow: 40, of: "Rows"))
            try await player.perform(.tap(.button, "Few"))
            try await expect("20 rows, 18-20", player)
            try await player.perform(.scroll(toRow: 5, of: "Rows"))
            try await player.perform(.tap(.button, "All"))
            try await expect("88 rows, 6-8", player)
        }
    }

    @Test func aRevealedLastRowDoesNotRunAlongWithNewOnes() async throws {
        // The new rows come before GTK has drawn the revealed one, between its first frames, or long after.
        for frames in 0...4 {
            for framesBetween in 0...1 {
                try await withPlayer { player in
                    try await player.perform(.tap(.button, "Last"))
                    for _ in 0..<frames { await player.nextFrame() }
                    for _ in 0..<3 {
                        try await player.perform(.tap(.button, "Add above"))
                        for _ in 0..<framesBetween { await player.nextFrame() }
                    }
                    try await expect("91 rows, 89-91", player)
                }
            }
        }
    }

    /// The same steps lead to the same rows, whether GTK draws frames between them or not.
    @Test func framesDoNotDecideWhereAPersonIs() async throws {
        let steps = ["Few", "All", "Add above", "Others", "Add above", "Remove first", "Few", "Add above", "All"]
        var found: [Int] = []
        for isSlow in [true, false] {
            try await withPlayer { player in
                try await player.perform(.scroll(toRow: 30, of: "Rows"))
                for step in steps {
                    try await player.act { try $0.press(try $0.find(.tap(.button, step))) }
                    if isSlow { for _ in 0..<3 { await player.nextFrame() } }
                }
                for _ in 0..<5 { await player.nextFrame() }
                found.append(try await player.firstRow())
            }
        }
        #expect(found.count == 2 && Set(found).count == 1, "\(found)")
    }
}

extension DesktopPlayer {
    /// The position of the first row in sight, counted from 1.
    fileprivate func firstRow() async throws -> Int {
        await window.session.perform { [window] _ in
            let reader = WidgetReader(window: window.widget)
            let list = reader.screen.flatMap(\.all).first { $0.kind == "list" }
            return list.flatMap { reader.rowsInSight(of: $0.widget).first }.flatMap(reader.position) ?? 0
        }
    }
}
