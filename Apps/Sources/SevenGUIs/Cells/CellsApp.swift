public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// The app Cells: a spreadsheet with formulas.
    public static let cells = BelvedereApp(SevenGUIsTexts.cells, path: "/sevenguis/cells", summary: SevenGUIsTexts.cellsSummary) { _ in
        Window(CellsScreen(viewModel: CellsViewModel.sample()))
    }
}
