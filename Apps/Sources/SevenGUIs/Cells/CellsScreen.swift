public import Belvedere
public import SevenGUIsModel

/// The screen of the seventh task of 7GUIs: a spreadsheet of 26 columns and 100 rows.
public final class CellsScreen: Screen {
    public init(viewModel: CellsViewModel) {
        let numbers = TableColumn<CellsViewModel.Row>(SevenGUIsTexts.row, { "\($0.id)" }, width: .characters(3), alignment: .end)
        let letters = CellPlace.columns.enumerated().map { column, letter in
            TableColumn<CellsViewModel.Row>(letter, { $0.values[column] }, width: .characters(9))
                .editable({ viewModel.text(row: $0.id, column: column) }) { row, text in
                    viewModel.enter(text, row: row.id, column: column).map { .refused($0) } ?? .kept
                }
        }
        let table = Table(viewModel.rows, columns: [numbers] + letters)
        table.title = SevenGUIsTexts.cells
        // The first column has the numbers of the rows.
        table.onFocusCell { viewModel.choose(row: $0.id, column: $1 - 1) }
        let hint = Label(SevenGUIsTexts.cellsHint, style: .detail)
        super.init(title: SevenGUIsTexts.cells, content: Stack(hint, FormulaLineView(viewModel.line), table))
    }
}
