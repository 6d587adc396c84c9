public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// A spreadsheet with formulas.
    public static let cells = BelvedereApp("Cells", path: "/sevenguis/cells", summary: "A spreadsheet with formulas and ranges") { _ in
        Window(CellsScreen(viewModel: CellsViewModel()))
    }
}
