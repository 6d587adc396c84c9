@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The place of the keyboard in a window.
extension DesktopWindow {
    /// Gives the keyboard to a view, as the app wants.
    func moveFocus(to view: ViewIdentifier) {
        guard let view = views[view] else { return }
        if let list = view.parent, let index = list.children.firstIndex(where: { $0 === view }) {
            for case let area as RowsArea in list.attachments { return area.reveal(list.node[RowsView.start] + index) }
        }
        gtk_widget_grab_focus(view.focusTarget ?? view.widget)
    }

    /// Tells the app that a person has left a field. A field that something covers keeps the keyboard for later.
    func focusHasMoved() {
        let control = gtk_window_get_focus(belvedere_window(widget)), view = control.flatMap(owner(of:))
        let left = focusedField
        if isApplying { return }
        if let control, let view { showKeyboard(at: control, view) }
        if view?.identifier == left { return }
        focusedField = view?.identifier
        if let view { reportCell(around: view) }
        guard let left, let field = views[left], field.kind.events.contains(.endEditing), gtk_widget_is_sensitive(field.widget) != 0,
            gtk_widget_get_mapped(field.widget) != 0
        else { return }
        send(.endEditing, to: left)
    }

    /// Scrolls the list around a control with the keyboard, so that the person sees it.
    private func showKeyboard(at control: NativeView, _ view: ShownView) {
        var row = view
        while let list = row.parent {
            for case let area as RowsArea in list.attachments { area.follow(keyboardTo: control, in: row) }
            row = list
        }
    }

    /// Tells a table that wants to know it the cell in which the keyboard is.
    private func reportCell(around view: ShownView) {
        var place: ShownView? = view
        while let cell = place, cell.kind != .tableCell { place = cell.parent }
        guard let cell = place, let row = cell.parent, row.parent?.node[RowsView.reportsCells] == true,
            let index = row.children.firstIndex(where: { $0 === cell })
        else { return }
        send(.select(index), to: row.identifier)
    }

    /// The view that a widget belongs to.
    func owner(of widget: NativeView) -> ShownView? {
        var place: NativeView? = widget
        while let current = place {
            if let identifier = owners[current] { return views[identifier] }
            place = gtk_widget_get_parent(current)
        }
        return nil
    }
}
