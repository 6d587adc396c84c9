/// One column of a table: its heading, and what it shows of each item.
///
/// ```swift
/// let columns: [TableColumn<Employee>] = [
///     .init("Name", \.name).editable { employee, text in viewModel.rename(employee, to: text) },
///     .init("Age", { "\($0.age)" }, width: .characters(5), alignment: .end),
///     .init("Present") { employee in Toggle("Present", isOn: employee.isPresent) },
/// ]
/// ```
///
/// The first column names the row: a person who cannot see the table hears it with each row.
public struct TableColumn<Item> {
    enum Content {
        case text((Item) -> String)
        case view((Item) -> View)
    }

    /// The heading.
    public let title: String
    /// What a `TableOrder` calls the column; the title, unless the author says otherwise.
    public let id: String
    /// How wide the column is.
    public let width: ColumnWidth
    /// On which side of the column its texts stand.
    public let alignment: ColumnAlignment
    /// Whether a press on the heading sorts by the column, in a table that sorts.
    public private(set) var isSortable = true

    let content: Content
    private(set) var edit: ((Item, String) -> EditAnswer)?
    private var editedText: ((Item) -> String)?

    /// A column of texts.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - text: What is shown of an item: a key path or a closure.
    ///   - id: What an order calls the column; the title if left out.
    ///   - width: How wide it is.
    ///   - alignment: On which side the texts stand.
    public init(
        _ title: String,
        _ text: @escaping (Item) -> String,
        id: String? = nil,
        width: ColumnWidth = .fill,
        alignment: ColumnAlignment = .start
    ) {
        self.init(title, .text(text), id: id, width: width, alignment: alignment)
    }

    /// A column of views. A view whose item changes is made anew, unless it follows the item by itself.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - id: What an order calls the column; the title if left out.
    ///   - width: How wide it is.
    ///   - alignment: On which side the views stand.
    ///   - cell: Makes the view of an item.
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

    /// The same column with cells that a person can edit in place.
    ///
    /// Editing begins with F2, Enter, a double click, or the first letter. Enter or Tab keeps what was typed, and so does
    /// leaving the cell; Esc gives it up. A refused text stays in the cell with its message.
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
    ///   - text: What is edited, where it is not what is shown: the formula behind a number.
    ///   - keep: Takes over what was typed, or refuses it.
    public func editable(_ text: ((Item) -> String)? = nil, keep: @escaping (Item, String) -> EditAnswer) -> TableColumn {
        var column = self
        column.edit = keep
        column.editedText = text
        return column
    }

    /// The same column with a heading that does not sort.
    public func unsortable() -> TableColumn {
        var column = self
        column.isSortable = false
        return column
    }

    var isEditable: Bool { edit != nil }

    /// What is shown of an item as text; nothing where a view shows it.
    func text(of item: Item) -> String { if case .text(let text) = content { text(item) } else { "" } }

    /// What editing begins with.
    func textToEdit(of item: Item) -> String { editedText?(item) ?? text(of: item) }
}
