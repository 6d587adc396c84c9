/// One column of a table: its heading and its content for each item.
///
/// ```swift
/// let columns: [TableColumn<Employee>] = [
///     .init("Name", \.name).editable { employee, text in viewModel.rename(employee, to: text) },
///     .init("Age", { "\($0.age)" }, width: .characters(5), alignment: .end),
///     .init("Present") { employee in Toggle("Present", isOn: employee.isPresent) },
/// ]
/// ```
///
/// The text in the first column is the name of the row. Screen readers read it for each row.
public struct TableColumn<Item> {
    enum Content {
        case text((Item) -> String)
        case view((Item) -> View)
    }

    /// The heading.
    public let title: String
    /// The name of the column in a `TableOrder`; by default the title.
    public let id: String
    /// The width of the column.
    public let width: ColumnWidth
    /// The alignment of texts in the column.
    public let alignment: ColumnAlignment
    /// Whether a press on the heading sorts by this column, if the table can be sorted.
    package private(set) var isSortable = true

    /// Whether a narrow window leaves the column out.
    package private(set) var isHiddenWhenNarrow = false

    let content: Content
    private(set) var edit: ((Item, String) -> EditAnswer)?
    private var editedText: ((Item) -> String)?

    /// Creates a column of texts.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - text: The text of an item: a key path or a closure.
    ///   - id: The name of the column in a `TableOrder`; the title if left out.
    ///   - width: The width of the column.
    ///   - alignment: The alignment of the texts.
    public init(
        _ title: String,
        _ text: @escaping (Item) -> String,
        id: String? = nil,
        width: ColumnWidth = .fill,
        alignment: ColumnAlignment = .start
    ) {
        self.init(title, .text(text), id: id, width: width, alignment: alignment)
    }

    /// Creates a column of views. When an item changes, its view is replaced, unless the view is bound to the item itself.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - id: The name of the column in a `TableOrder`; the title if left out.
    ///   - width: The width of the column.
    ///   - alignment: The alignment of the views.
    ///   - cell: Creates the view of an item.
    public init(
        _ title: String,
        id: String? = nil,
        width: ColumnWidth = .fill,
        alignment: ColumnAlignment = .start,
        cell: @escaping (Item) -> View
    ) {
        self.init(title, .view(cell), id: id, width: width, alignment: alignment)
    }

    private init(_ title: String, _ content: Content, id: String?, width: ColumnWidth, alignment: ColumnAlignment) {
        self.title = title
        self.content = content
        self.id = id ?? title
        self.width = width
        self.alignment = alignment
    }

    /// Returns the same column with cells that a person can edit in place.
    ///
    /// Editing begins with F2, Enter, a double click, or the first letter. When the person presses Enter or Tab or leaves the cell, `keep`
    /// receives the typed text. Esc discards the text. A refused text stays in the cell with its message.
    ///
    /// ```swift
    /// let name = TableColumn<Employee>("Name", \.name).editable { employee, text in
    ///     if text.isEmpty { return .refused("A name is needed.") }
    ///     viewModel.rename(employee, to: text)
    ///     return .kept
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text to edit, if it differs from the shown text, such as the formula of a number.
    ///   - keep: A closure that accepts or refuses the typed text.
    public func editable(_ text: ((Item) -> String)? = nil, keep: @escaping (Item, String) -> EditAnswer) -> TableColumn {
        var column = self
        column.edit = keep
        column.editedText = text
        return column
    }

    /// Returns the same column with a heading that cannot be pressed to sort.
    public func unsortable() -> TableColumn {
        var column = self
        column.isSortable = false
        return column
    }

    /// Returns the same column, which a narrow window leaves out, so that the other columns have room without scrolling. Show its value
    /// elsewhere too, such as on the screen that a row opens.
    ///
    /// ```swift
    /// let number = TableColumn<Employee>("Number", { "\($0.id)" }, width: .fill(0.7), alignment: .end).hiddenWhenNarrow()
    /// ```
    public func hiddenWhenNarrow() -> TableColumn {
        var column = self
        column.isHiddenWhenNarrow = true
        return column
    }

    var isEditable: Bool { edit != nil }

    /// Returns the shown text of an item; empty if a view shows the item.
    func text(of item: Item) -> String { if case .text(let text) = content { text(item) } else { "" } }

    /// Returns the text in the field when editing of a cell begins.
    func textToEdit(of item: Item) -> String { editedText?(item) ?? text(of: item) }
}
