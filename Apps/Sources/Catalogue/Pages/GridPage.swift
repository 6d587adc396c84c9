internal import Belvedere

extension CataloguePage {
    /// The page with views in columns.
    static var grid: CataloguePage {
        CataloguePage(
            .grid, "Grid", in: .layout, of: [.grid], CatalogueTexts.putsViewsColumns,
            sample: PageSample(spacing: \.spacing) {
                Grid(columns: [.fit, .fill], [Label("From"), Label("Oslo"), Label("To"), Label("Turku")])
            },
            [
                PageExample(CatalogueTexts.columnsRules) {
                    Grid(
                        columns: [.fit, .fill],
                        [
                            Label("Name", style: .detail), Label("Ada Lovelace"),
                            Label("Born", style: .detail), Label("1815 in London"),
                            Label("Known for", style: .detail), Label("The first program"),
                        ])
                },
                PageExample(CatalogueTexts.manyThereRoom) {
                    Grid(
                        columnsOfAtLeast: 10,
                        ["Counter", "Timer", "Cells"].map { name in
                            Stack(.vertical, style: .group, [Label(name)])
                        })
                },
                PageExample(CatalogueTexts.widthsSharesCharacters) {
                    Grid(
                        columns: [.characters(6), .fill(2), .fill], spacing: .small,
                        [
                            Label("1815"), Label("Two shares"), Label("One share"),
                        ])
                },
            ])
    }
}
