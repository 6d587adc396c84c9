public import BelvedereBinding

/// The view model of the spreadsheet: 100 rows with 26 cells each.
public final class CellsViewModel {
    /// The texts that the cells of one row show.
    public struct Row: Identifiable, Equatable {
        public let id: Int
        public fileprivate(set) var values = [String](repeating: "", count: CellPlace.columnCount)
    }

    /// All rows of the spreadsheet.
    public let rows = DynamicList<Row>((0..<CellPlace.rowCount).map { Row(id: $0) })
    /// The line above the grid, with the formula of the chosen cell.
    public private(set) lazy var line = FormulaLine(
        textOfCell: { [unowned self] in sheet.text(at: $0) },
        enter: { [unowned self] text, place in enter(text, row: place.row, column: place.column) }
    )
    private let sheet: Sheet

    public init(sheet: Sheet = Sheet()) {
        self.sheet = sheet
    }

    /// Returns a spreadsheet with a sample in its first cells: the costs of a month, their total, and the costs of a day.
    public static func sample() -> CellsViewModel {
        let viewModel = CellsViewModel()
        let costs = [(SevenGUIsTexts.sampleRent, "850"), (SevenGUIsTexts.sampleFood, "320"), (SevenGUIsTexts.sampleTravel, "90")]
        let results = [(SevenGUIsTexts.sampleTotal, "=sum(B0:B2)"), (SevenGUIsTexts.samplePerDay, "=B3/30")]
        for (row, (name, text)) in (costs + results).enumerated() {
            _ = viewModel.enter(name, row: row, column: 0)
            _ = viewModel.enter(text, row: row, column: 1)
        }
        return viewModel
    }

    /// Returns the text that the person has entered into a cell. For a formula, the cell itself shows the computed value instead.
    public func text(row: Int, column: Int) -> String {
        CellPlace(column: column, row: row).map(sheet.text) ?? ""
    }

    /// Called when the person enters a text into a cell.
    ///
    /// - Returns: a sentence that describes the error, or `nil` if the text was accepted.
    public func enter(_ text: String, row: Int, column: Int) -> String? {
        guard let place = CellPlace(column: column, row: row) else { return nil }
        do {
            show(try sheet.enter(text, at: place))
            line.update(place)
            return nil
        } catch {
            return error.sentence
        }
    }

    /// Called when the person moves to a cell. A place outside of the cells, such as the number of a row, changes nothing.
    public func choose(row: Int, column: Int) {
        if let place = CellPlace(column: column, row: row) { line.choose(place) }
    }

    private func show(_ changed: [CellPlace]) {
        rows.batch {
            for (row, places) in Dictionary(grouping: changed, by: \.row) {
                rows.update(at: row) { shown in
                    for place in places { shown.values[place.column] = sheet.value(at: place).description }
                }
            }
        }
    }
}
