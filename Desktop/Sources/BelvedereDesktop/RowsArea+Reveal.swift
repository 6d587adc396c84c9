@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The way to a row that an app, or a person in the index, has chosen.
extension RowsArea {
    /// Scrolls to a row that is not in sight, and gives it the keyboard.
    func reveal(_ position: Int) {
        guard let view, let node, let row = view.children.element(at: position - node[RowsView.start]) else { return }
        if !isInSight(row) { scroll(to: position) }
        keyboard = (row.identifier, focus)
        giveKeyboard()
    }

    private func isInSight(_ row: ShownView) -> Bool {
        guard let view, let bar = adjustment, gtk_widget_get_mapped(view.widget) != 0, let place = place(of: row) else { return false }
        return place.length > 0 && place.start > -0.5 && place.start + place.length < gtk_adjustment_get_page_size(bar) + 0.5
    }

    /// The widget with the keyboard.
    private var focus: NativeView? { gtk_widget_get_root(scroller).flatMap(gtk_root_get_focus) }

    /// Gives the keyboard to the first control of the revealed row, once the row is at its place: GTK scrolls to a control with the
    /// keyboard, and before the first frame it would scroll to another place. A person who has gone elsewhere meanwhile stays there.
    func giveKeyboard() {
        guard let (identifier, before) = keyboard else { return }
        guard focus == before, let row = view?.children.first(where: { $0.identifier == identifier }) else { return keyboard = nil }
        if !isInSight(row) { return }
        keyboard = nil
        gtk_widget_child_focus(row.widget, GTK_DIR_TAB_FORWARD)
    }

    /// Scrolls as far as a person needs who has moved the keyboard to a control in a row.
    func follow(keyboardTo control: NativeView, in row: ShownView) {
        guard let bar = adjustment, let place = place(of: row), place.length > 0 else { return }
        let below = place.start + place.length - gtk_adjustment_get_page_size(bar)
        let distance = place.start < 0 ? place.start : min(place.start, max(0, below))
        if abs(distance) > 0.5 {
            scroll(toPlace: scrolled + distance)
            standOnFirstRow(after: distance)
            factory?.host?.updateRows()
        }
        var bounds = graphene_rect_t()
        if isAcross || gtk_widget_compute_bounds(control, content, &bounds) == 0 { return }
        let start = Double(bounds.origin.x), end = start + Double(bounds.size.width)
        gtk_adjustment_clamp_page(gtk_scrolled_window_get_hadjustment(belvedere_scroller(scroller)), start, end)
    }

    /// Scrolls so that a row is the first in sight.
    func scroll(to position: Int) {
        guard let view, let node else { return }
        reported = nil
        anchor = RowAnchor(askedFor: position)
        anchor.stay(view.children.map(\.identifier), from: node[RowsView.start])
        scroll(toPlace: places(of: node[RowsView.count]).place(of: position))
        factory?.host?.updateRows()
    }
}
