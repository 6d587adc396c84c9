@_spi(Hosting) internal import Belvedere

extension Driver {
    /// Presses the heading of a column of a table.
    ///
    /// ```swift
    /// app.sort(by: "Salary")
    /// ```
    ///
    /// - Parameters:
    ///   - column: the title of the column.
    ///   - name: the table's name. If left out, the only table on the screen.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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

    /// Selects a row of a table, alone or together with others.
    ///
    /// ```swift
    /// app.selectRow("Ann Lee")
    /// app.selectRow("Cyd Ray", .extend)
    /// ```
    ///
    /// - Parameters:
    ///   - row: the text of the row's first cell.
    ///   - choice: the effect on the rows that are already selected.
    ///   - index: the index of the row, counted from 0, if several rows have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func selectRow(
        _ row: String? = nil, _ choice: RowChoice = .only, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "selectRow(\(row.map(TranscriptText.quote) ?? ""))"
        step(at: site) {
            guard let view = find(Target(.tableRow, row, at: index), for: call, at: site) else { return }
            if view.parent?[RowsView.selectionMode] ?? SelectionMode.none == SelectionMode.none {
                return stop("\(call): the table has no selection.", at: site)
            }
            host.moveFocus(to: nil)
            let change: RowSelection =
                switch choice {
                case .only: .only
                case .toggle: .toggle
                case .extend: .extend
                }
            host.send(.selectRow(change), to: view.identifier)
        }
    }

    /// Begins to edit a cell of a table. The text of the cell is then in a field with the name of the column. Use `type`, `clear`
    /// and `submit` on it.
    ///
    /// ```swift
    /// app.edit("Salary", of: "Ann Lee")
    /// app.clear("Salary")
    /// app.type("1200", into: "Salary")
    /// app.submit("Salary")
    /// ```
    ///
    /// - Parameters:
    ///   - column: the title of the column.
    ///   - row: the text of the row's first cell.
    ///   - index: the index of the row, counted from 0, if several rows have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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
            // A person's focus comes into the cell before the editing begins.
            if view.parent?[RowsView.reportsCells] == true { host.send(.select(place), to: view.identifier) }
            host.send(.beginEditing(nil), to: cell.identifier)
        }
    }

    /// Moves the keyboard focus into a cell of a table, as an arrow key or a click does.
    ///
    /// ```swift
    /// app.focusCell("Salary", of: "Ann Lee")
    /// ```
    ///
    /// - Parameters:
    ///   - column: the title of the column.
    ///   - row: the text of the row's first cell.
    ///   - index: the index of the row, counted from 0, if several rows have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func focusCell(
        _ column: String, of row: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "focusCell(\(TranscriptText.quote(column))\(row.map { ", of: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let view = find(Target(.tableRow, row, at: index), for: call, at: site) else { return }
            let columns = view.parent?[RowsView.columns] ?? []
            guard let place = columns.firstIndex(where: { $0.title == column }) else {
                let titles = columns.map { TranscriptText.quote($0.title) }.joined(separator: ", ")
                return stop("\(call): there is no such column. There is \(titles).", at: site)
            }
            if view.parent?[RowsView.reportsCells] != true { return stop("\(call): the table does not react to it.", at: site) }
            host.moveFocus(to: nil)
            host.send(.select(place), to: view.identifier)
        }
    }

    /// Discards the text that was typed into a cell or another field that reacts to Esc.
    ///
    /// - Parameters:
    ///   - column: the name of the field: for a cell, the title of the column. If left out, the only field on the screen.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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
            if field[TextField.takesCancel] { return host.send(.leave, to: field.identifier) }
            guard let cell = field.parent, cell.kind == .tableCell else {
                return stop("\(call): Esc does nothing in that field.", at: site)
            }
            host.send(.leave, to: cell.identifier)
        }
    }
}
