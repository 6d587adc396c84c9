@_spi(Hosting) internal import Belvedere

extension Driver {
    /// Presses the heading of a column of a table.
    ///
    /// ```swift
    /// app.sort(by: "Salary")
    /// ```
    ///
    /// - Parameters:
    ///   - column: The title of the column.
    ///   - name: The table's name; left out, the only table there is.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func sort(
        by column: String, in name: String? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "sort(by: \(TranscriptText.quote(column)))"
        step(at: site) {
            guard let table = find(Target(.table, name), for: call, at: site) else { return }
            let columns = table[RowsView.columns]
            guard let index = columns.firstIndex(where: { $0.title == column && $0.isSortable }) else {
                let offers = columns.filter(\.isSortable).map { TranscriptText.quote($0.title) }
                let told = offers.isEmpty ? "nothing" : offers.joined(separator: ", ")
                return stop("\(call): the table does not sort by that. It sorts by \(told).", at: site)
            }
            host.moveFocus(to: nil)
            host.send(.sort(index), to: table.identifier)
        }
    }

    /// Selects a row of a table: it alone, or together with others.
    ///
    /// ```swift
    /// app.mark("Ann Lee")
    /// app.mark("Cyd Ray", .extend)
    /// ```
    ///
    /// - Parameters:
    ///   - row: The text of the row's first cell.
    ///   - choice: What becomes of the other rows.
    ///   - index: Which of several rows that are called so, from 0.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func mark(
        _ row: String? = nil, _ choice: RowChoice = .only, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "mark(\(row.map(TranscriptText.quote) ?? ""))"
        step(at: site) {
            guard let view = find(Target(.tableRow, row, at: index), for: call, at: site) else { return }
            if view.parent?[RowsView.selectionMode] ?? SelectionMode.none == SelectionMode.none {
                return stop("\(call): the table has no selection.", at: site)
            }
            host.moveFocus(to: nil)
            let mark: RowMark =
                switch choice {
                case .only: .only
                case .toggle: .toggle
                case .extend: .extend
                }
            host.send(.mark(mark), to: view.identifier)
        }
    }

    /// Begins to edit a cell of a table. From then on its text is in a field that is called as the column: type, clear and submit
    /// work on it.
    ///
    /// ```swift
    /// app.edit("Salary", of: "Ann Lee")
    /// app.clear("Salary")
    /// app.type("1200", into: "Salary")
    /// app.submit("Salary")
    /// ```
    ///
    /// - Parameters:
    ///   - column: The title of the column.
    ///   - row: The text of the row's first cell.
    ///   - index: Which of several rows that are called so, from 0.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func edit(
        _ column: String, of row: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "edit(\(TranscriptText.quote(column))\(row.map { ", of: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let view = find(Target(.tableRow, row, at: index), for: call, at: site) else { return }
            let columns = view.parent?[RowsView.columns] ?? []
            guard let place = columns.firstIndex(where: { $0.title == column }), let cell = view.children.element(at: place) else {
                let titles = columns.map { TranscriptText.quote($0.title) }.joined(separator: ", ")
                return stop("\(call): there is no such column. There is \(titles).", at: site)
            }
            if !cell[TableCell.isEditable] { return stop("\(call): the cells of that column cannot be edited.", at: site) }
            host.moveFocus(to: nil)
            host.send(.beginEditing(nil), to: cell.identifier)
        }
    }

    /// Gives up what was typed into a cell, as Esc does.
    ///
    /// - Parameters:
    ///   - column: The title of the column; left out, the only field there is.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func giveUp(
        _ column: String? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "giveUp(\(column.map(TranscriptText.quote) ?? ""))"
        step(at: site) {
            guard let field = find(Target(.textField, column), for: call, at: site) else { return }
            guard let cell = field.parent, cell.kind == .tableCell else {
                return stop("\(call): the field is not in a cell of a table.", at: site)
            }
            host.send(.leave, to: cell.identifier)
        }
    }
}
