internal import Belvedere

/// The arrangements of views: stacks, grids and sections, and the views that mark and explain them.
final class FixtureLayoutScreen: Screen {
    init(router: Router<FixtureRoute>) {
        super.init(
            title: "Layout",
            content: Stack(
                .vertical, spacing: .large,
                [
                    Self.stacks(), Self.grids(), Self.marks(), Self.texts(), Self.disclosures(), Self.links(router),
                ]))
    }

    private static func stacks() -> View {
        Section(
            "Stacks", footer: "A spacer takes the room that is left. Spacing and alignment come from a scale.",
            Stack(.horizontal, Label("Total"), Spacer(), Label("12 €", style: .headline)),
            Divider(),
            Stack(.horizontal, spacing: .small, alignment: .baseline, Label("37", style: .title), Label("degrees", style: .detail)),
            Stack(.horizontal, spacing: .large, Label("One"), Divider(), Label("Two"), Divider(), Label("Three")),
            Stack(
                .vertical, spacing: .small, alignment: .center,
                [Label("Ada Lovelace", style: .headline), Label("Mathematician", style: .detail)])
        )
    }

    private static func grids() -> View {
        let facts = Grid(
            columns: [.fit, .fill],
            [
                Label("Name", style: .detail), Label("Ada Lovelace"), Label("Born", style: .detail), Label("1815 in London"),
                Label("Known for", style: .detail), Label("The first program, for a machine that was never built"),
            ])
        facts.accessibilityName = "Facts"
        let cards = Grid(
            columnsOfAtLeast: 18,
            ["Counter", "Timer", "Cells"].map { name in
                Stack(
                    .vertical, style: .group, spacing: .small, [Label(name, style: .headline), Label("One of seven tasks", style: .detail)])
            })
        cards.accessibilityName = "Cards"
        let wider = Button("Wider first column") { [unowned facts] in
            facts.columns = facts.columns[0] == .fit ? [.characters(20), .fill] : [.fit, .fill]
        }
        return Section("Grids", Stack(facts, wider), cards)
    }

    private static func marks() -> View {
        Section(
            "Badges and avatars",
            Stack(.horizontal, spacing: .small, alignment: .center, Badge.Tone.allCases.map { Badge(String(describing: $0), tone: $0) }),
            Stack(
                .horizontal, Avatar("Ada Lovelace"),
                Stack(.vertical, spacing: .zero, [Label("Ada Lovelace"), Label("Online", style: .detail)]), Spacer(),
                Badge("3", tone: .accent, name: "3 unread messages")
            )
        )
    }

    private static func texts() -> View {
        Section(
            "Texts",
            Label(
                """
                Press \("Save", .bold), or read \("the manual", link: "https://www.swift.org/documentation/"). The command is \
                \("make", .code).
                """
            ),
            Label(AttributedText(markdown: "Marked by hand: **bold**, *italic*, ***both***, `code` and [a link](https://www.swift.org)."))
        )
    }

    private static func disclosures() -> View {
        let note = Label(style: .detail)
        let more = Disclosure("Advanced", Toggle("Keep a copy"), TextField("Folder")).onChange { note.text = $0 ? "Opened" : "Closed" }
        let disabled = Disclosure("Not now", Label("Nobody sees this"))
        disabled.isEnabled = false
        return Stack(more, disabled, note)
    }

    private static func links(_ router: Router<FixtureRoute>) -> View {
        Section("Links", Link("Row 7", to: FixtureRoute.detail(7), in: router), Link("The form", to: FixtureRoute.form, in: router))
    }
}
