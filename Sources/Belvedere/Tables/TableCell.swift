/// One cell of a table, whatever its item is: a text or a view, or a field while a person edits it.
@_spi(Hosting)
public final class TableCell: ContainerView {
    final var text = "" { didSet { if text != oldValue { propertyChanged(TableCell.text) } } }
    let isEditable: Bool
    let alignment: ColumnAlignment
    private var editor: TextField?
    private var isKeeping = false

    private var row: (any TableCellOwner)? { superview as? any TableCellOwner }

    init(text: String, isEditable: Bool, alignment: ColumnAlignment, view: View?) {
        self.text = text
        self.isEditable = isEditable
        self.alignment = alignment
        super.init(children: view.map { [$0] } ?? [])
    }

    /// Shows another view, beside the field if the cell is being edited.
    final func replaceView(_ view: View) {
        replaceChildren([view] + (editor.map { [$0] } ?? []))
    }

    // MARK: Editing

    /// Puts a field into the cell and gives it the keyboard.
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

    /// Hands over what was typed. What is refused stays, with its message.
    final func keep() {
        // Taking the text over may sort the rows, and so bring it about that this is called again.
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

    // MARK: What hosts know of it

    /// What the cell shows as text.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<TableCell, String>(0, "text", default: "") { $0.text }
    /// Whether a person can edit it.
    @_spi(Hosting) nonisolated public static let isEditable = ViewProperty<TableCell, Bool>(
        1, "isEditable", default: false
    ) { $0.isEditable }
    /// On which side the text stands.
    @_spi(Hosting) nonisolated public static let alignment = ViewProperty<TableCell, ColumnAlignment>(
        2, "alignment", default: .start
    ) { $0.alignment }

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
    /// One cell of a table.
    public static let tableCell = ViewKind(
        "tableCell", role: .cell, properties: [TableCell.text, TableCell.isEditable, TableCell.alignment], names: [TableCell.text],
        events: [.beginEditing, .leave]
    )
}
