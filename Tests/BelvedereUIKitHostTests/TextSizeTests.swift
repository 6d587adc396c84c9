#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import UIKit
@testable import UIKitStage

/// A person chooses larger texts in the settings of the device while a screen is open ("Scaling Fonts Automatically").
@MainActor @Suite(.serialized)
struct TextSizeTests {
    /// The width of the smallest phone for iOS 18, without margins.
    private static let width = 320.0 - 32

    private func open(_ content: View, theme: Theme = Theme(), _ body: sending ConformanceBody<(UIView, HostWindow), Void>) async throws {
        let app = BelvedereApp("Test", path: "/test", theme: theme) { _ in Window(Screen(title: "Sizes", content: content)) }
        try await HostStage().open(app, at: "", Setting()) { player in
            let screen = try #require(player.reader.columns.first?.topViewController?.view)
            try await body((screen, player.host.window))
        }
    }

    private func choose(_ category: UIContentSizeCategory, _ window: HostWindow) {
        window.controller.traitCollection = UITraitCollection(preferredContentSizeCategory: category)
    }

    private static let long = "A text with so many words that it needs several lines in a narrow column, even in the usual size"

    private static var marked: AttributedText {
        var text = AttributedText()
        text.append("Important", .bold)
        text.append(" words")
        return text
    }

    /// Views of all kinds with texts.
    private static func everything() -> View {
        Stack(
            Label(long), Label("Title", style: .title), Label("Headline", style: .headline), Label("Detail", style: .detail),
            Label("Wrong", style: .error), Label(marked), Badge("New"),
            Button("Save") {}, Link("Help", to: "https://example.org"), TextField("Name", text: "Ada"), TextArea("Notes", text: long),
            Toggle("Sound", isOn: true), Slider("Volume", value: 3, in: 0...10), Stepper("Count", value: 2, in: 0...9),
            Picker("Colour", choices: ["Red", "Blue"]), Picker("Size", choices: ["Small", "Large"], style: .radioGroup),
            CodeBlock("let answer = 42", title: "Code"), Section("Section", Label("Inside")), EmptyState("Nothing", detail: long),
            Spinner("Loading", isSpinning: true))
    }

    @Test(arguments: [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    func textsOfAllViewsGrowAndNoneIsCut(category: UIContentSizeCategory) async throws {
        try await open(Self.everything()) { screen, window in
            let before = screen.shownTexts(in: Self.width), height = screen.height(in: Self.width)
            #expect(before.count > 25)
            choose(category, window)
            let after = screen.shownTexts(in: Self.width)
            #expect(after.map(\.text) == before.map(\.text))
            for (before, after) in zip(before, after) {
                #expect(after.pointSize > before.pointSize, "\(before.text)")
                #expect(!after.isCut, "\(after.text)")
            }
            #expect(screen.height(in: Self.width) > height)
        }
    }

    @Test(arguments: [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    func rowsOfAListAreHigher(category: UIContentSizeCategory) async throws {
        try await open(List(DynamicList(["Ann", Self.long])) { Label($0) }) { screen, window in
            let table = try #require(find(in: screen))
            let before = try heights(table)
            choose(category, window)
            for (before, after) in zip(before, try heights(table)) { #expect(after > before) }
            #expect(table.shownTexts(in: Self.width).allSatisfy { !$0.isCut })
        }
    }

    private func find(in view: UIView) -> UITableView? { (view as? UITableView) ?? view.subviews.lazy.compactMap { find(in: $0) }.first }

    private func heights(_ table: UITableView) throws -> [Double] {
        try #require(table.indexPathsForVisibleRows).map { try #require(table.cellForRow(at: $0)).height(in: Self.width) }
    }

    @Test func fontsAreThoseOfTheTheme() async throws {
        let theme = Theme(font: .serif, headingFont: .rounded)
        let content = Stack(Label("Text"), Label("Title", style: .title), CodeBlock("code", title: ""), TextField("Name"))
        try await open(content, theme: theme) { screen, window in
            let designs = labels(in: screen).map { ($0.text, $0.font.fontDescriptor.design) }
            #expect(designs.contains { $0 == ("Text", .serif) })
            #expect(designs.contains { $0 == ("Title", .rounded) })
            #expect(designs.contains { $0 == ("code", .monospaced) })
            let size = try #require(labels(in: screen).first?.font.pointSize)
            choose(.accessibilityExtraExtraExtraLarge, window)
            let larger = try #require(labels(in: screen).first?.font)
            #expect(larger.pointSize > size && larger.fontDescriptor.design == .serif)
        }
    }

    @Test(arguments: zip(Theme.Corners.allCases, [UIButton.Configuration.CornerStyle.fixed, .small, .dynamic, .large]))
    func buttonsHaveTheCornersOfTheTheme(corners: Theme.Corners, style: UIButton.Configuration.CornerStyle) async throws {
        try await open(Button("Save") {}, theme: Theme(corners: corners)) { screen, _ in
            #expect(button(in: screen)?.configuration?.cornerStyle == style)
        }
    }

    @Test func rowsHaveTheDensityOfTheThemeOrOfTheirTable() async throws {
        var heights: [Theme.Density: Double] = [:]
        for density in Theme.Density.allCases {
            let table = Table(DynamicList(["Ann"]), columns: [TableColumn("Name", { $0 })])
            try await open(table, theme: Theme(density: density)) { screen, window in
                let rows = try #require(find(in: screen))
                heights[density] = margins(rows)
                table.density = .compact
                window.takeChanges()
                #expect(margins(rows) == heights[.compact])
            }
        }
        let compact = try #require(heights[.compact]), regular = try #require(heights[.regular])
        #expect(compact < regular)
        #expect(try regular < #require(heights[.spacious]))
    }

    private func margins(_ table: UITableView) -> Double? {
        let cell = table.indexPathsForVisibleRows?.first.flatMap { table.cellForRow(at: $0) }
        return cell.map { $0.contentView.directionalLayoutMargins.top + $0.contentView.directionalLayoutMargins.bottom }
    }

    private func button(in view: UIView) -> UIButton? { (view as? UIButton) ?? view.subviews.lazy.compactMap { button(in: $0) }.first }

    @Test func anOpenMenuShowsTheKeysOfItsEntries() async throws {
        let menu = Menu("More", [MenuEntry("Rename") {}.shortcut("e"), MenuEntry("Delete") {}])
        try await open(menu) { screen, _ in
            let entries = try #require(button(in: screen)?.menu?.children.compactMap { $0 as? UIAction })
            #expect(entries.map(\.title) == ["Rename", "Delete"])
            #expect(entries.map(\.subtitle) == ["⌘E", nil])
        }
    }

    private func labels(in view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) } }
}
#endif
