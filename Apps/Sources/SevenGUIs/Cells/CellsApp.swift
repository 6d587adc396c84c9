public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// A spreadsheet with formulas.
    public static let cells = BelvedereApp(SevenGUIsTexts.cells, path: "/sevenguis/cells", summary: SevenGUIsTexts.cellsSummary) { _ in
        Window(CellsScreen(viewModel: CellsViewModel()))
    }
}
