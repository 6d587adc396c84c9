/// The row of a cell, which knows the item.
protocol TableCellOwner: AnyObject {
    /// The title of the column, and the text that editing begins with.
    func textToEdit(in cell: TableCell) -> (title: String, text: String)?
    /// Hands over what was typed; `nil` if there is nobody to take it.
    func keep(_ text: String, of cell: TableCell) -> EditAnswer?
}
