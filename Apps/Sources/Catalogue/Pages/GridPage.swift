internal import Belvedere

extension CataloguePage {
    /// Views in columns.
    static var grid: CataloguePage {
        CataloguePage(
            .grid, "Grid", in: .layout, of: [.grid], "Puts views in columns.",
            [
                Example("Columns with rules") {
                    Grid(
                        columns: [.fit, .fill],
                        [
                            Label("Name", style: .detail), Label("Ada Lovelace"),
                            Label("Born", style: .detail), Label("1815 in London"),
                            Label("Known for", style: .detail), Label("The first program"),
                        ])
                },
                Example("As many as there is room for") {
                    Grid(
                        columnsOfAtLeast: 10,
                        ["Counter", "Timer", "Cells"].map { name in
                            Stack(.vertical, style: .group, [Label(name)])
                        })
                },
                Example("Widths in shares and in characters") {
                    Grid(
                        columns: [.characters(6), .fill(2), .fill], spacing: .small,
                        [
                            Label("1815"), Label("Two shares"), Label("One share"),
                        ])
                },
            ])
    }
}
