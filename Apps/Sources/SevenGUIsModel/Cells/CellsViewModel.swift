public import BelvedereBinding

/// A spreadsheet as a person sees it: 100 rows with 26 cells each.
public final class CellsViewModel {
    /// One row as it is shown.
    public struct Row: Identifiable, Equatable {
        public let id: Int
        public fileprivate(set) var values = [String](repeating: "", count: CellPlace.columnCount)
    }

    /// All rows.
    public let rows = DynamicList<Row>((0..<CellPlace.rowCount).map { Row(id: $0) })
    private let sheet: Sheet

    public init(sheet: Sheet = Sheet()) {
        self.sheet = sheet
    }

    /// What the person entered into a cell: the formula, where the cell shows its value.
    public func text(row: Int, column: Int) -> String {
        CellPlace(column: column, row: row).map(sheet.text) ?? ""
    }

    /// The person has entered a text into a cell.
    ///
    /// - Returns: What is wrong with it, as a sentence, or `nil` if nothing is.
    public func enter(_ text: String, row: Int, column: Int) -> String? {
        guard let place = CellPlace(column: column, row: row) else { return nil }
        do {
            show(try sheet.enter(text, at: place))
            return nil
        } catch {
            return error.sentence
        }
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
