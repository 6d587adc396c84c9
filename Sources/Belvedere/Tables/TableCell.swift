/// One cell of a table, for items of any type: a text or a view, or a field while a person edits it.
@_spi(Hosting)
public final class TableCell: ContainerView {
    final var text = "" { didSet { if text != oldValue { propertyChanged(TableCell.text) } } }
    let isEditable: Bool
    let alignment: ColumnAlignment
    let isHiddenWhenNarrow: Bool
    private var editor: TextField?
    private var isKeeping = false

    private var row: (any TableCellOwner)? { superview as? any TableCellOwner }

    init(text: String, isEditable: Bool, alignment: ColumnAlignment, isHiddenWhenNarrow: Bool, view: View?) {
        self.text = text
        self.isEditable = isEditable
        self.alignment = alignment
        self.isHiddenWhenNarrow = isHiddenWhenNarrow
        super.init(children: view.map { [$0] } ?? [])
    }

    /// Replaces the view in the cell. If the person is editing the cell, the field stays beside the new view.
    final func replaceView(_ view: View) {
        replaceChildren([view] + (editor.map { [$0] } ?? []))
    }

    // MARK: Editing

    /// Inserts a field into the cell and gives it the keyboard focus.
    private func beginEditing(with typed: String?) {
        guard let row, let begun = row.textToEdit(in: self) else { return }
        let field = TextField(text: begun.text)
        field.accessibilityName = begun.title
        field.onSubmit { [weak self] in self?.keep() }
        field.onEndEditing { [weak self] in self?.keep() }
        if let typed { field.text = typed }
        editor = field
        insertChild(field, at: subviews.count)
        field.focus()
    }

    /// Passes the text that was typed into the cell's field to the app. A refused text stays in the field, with the app's message.
    final func keep() {
        // When the app accepts the text, it may sort the rows, and this can call the method again.
        guard let editor, !isKeeping else { return }
        isKeeping = true
        defer { isKeeping = false }
        switch row?.keep(editor.text, of: self) {
        case .refused(let message):
            editor.message = message
            editor.focus()
        case .kept, nil: endEditing()
        }
    }

    private func endEditing() {
        guard let field = editor else { return }
        editor = nil
        removeChild(field)
        field.releaseHandlers()
    }

    // MARK: For hosts

    /// The text of the cell.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<TableCell, String>(0, "text", default: "") { $0.text }
    /// Whether a person can edit the cell.
    @_spi(Hosting) nonisolated public static let isEditable = ViewProperty<TableCell, Bool>(
        1, "isEditable", default: false
    ) { $0.isEditable }
    /// The alignment of the text.
    @_spi(Hosting) nonisolated public static let alignment = ViewProperty<TableCell, ColumnAlignment>(
        2, "alignment", default: .start
    ) { $0.alignment }
    /// Whether a narrow window leaves the cell out.
    @_spi(Hosting) nonisolated public static let isHiddenWhenNarrow = ViewProperty<TableCell, Bool>(
        3, "isHiddenWhenNarrow", default: false
    ) { $0.isHiddenWhenNarrow }

    @_spi(Hosting) public override var kind: ViewKind { .tableCell }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .beginEditing: isEditable && editor == nil
        case .leave: editor != nil
        default: false
        }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .beginEditing(let typed): beginEditing(with: typed)
        case .leave: endEditing()
        default: break
        }
    }
}

@_spi(Hosting) nonisolated extension ColumnAlignment: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `TableCell`: one cell of a table.
    public static let tableCell = ViewKind(
        "tableCell", role: .cell,
        properties: [TableCell.text, TableCell.isEditable, TableCell.alignment, TableCell.isHiddenWhenNarrow], names: [TableCell.text],
        events: [.beginEditing, .leave]
    )
}

/// The row that contains a cell. The row has the item, and the cell does not know the item's type.
protocol TableCellOwner: AnyObject {
    /// Returns the title of the column and the text with which editing begins.
    func textToEdit(in cell: TableCell) -> (title: String, text: String)?
    /// Passes the typed text to the app; returns `nil` if the column has no handler.
    func keep(_ text: String, of cell: TableCell) -> EditAnswer?
}

/// The app's answer to a text that a person has entered into a table cell.
///
/// ```swift
/// let text = "Ada Lovelace"
/// let answer: EditAnswer = text.isEmpty ? .refused("A name is needed.") : .kept
/// ```
nonisolated public enum EditAnswer: Hashable, Sendable {
    /// The app has accepted the text.
    case kept
    /// The app has refused the text. The text stays in the cell, with a message that explains the error.
    case refused(String)
}
